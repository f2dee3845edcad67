import { nzDate } from '@tussock/core/text/nz-date';
import { describe, expect, it } from 'vitest';
import { addDays, epochSeconds } from '../time';
import { ifConditionHolds } from './conditional';
import { keyRemover } from './definition';

describe('a conditional write', () => {
  const named = (name: string) => Object.assign(new Error('planted'), { name });

  it('answers null where its condition did not hold, and fails with any other error', async () => {
    expect(await ifConditionHolds(Promise.resolve('written'))).toBe('written');
    expect(await ifConditionHolds(Promise.reject(named('ConditionalCheckFailedException')))).toBeNull();
    const other = named('ThrottlingException');
    await expect(ifConditionHolds(Promise.reject(other))).rejects.toBe(other);
    await expect(ifConditionHolds(Promise.reject('no error'))).rejects.toBe('no error');
  });

  it('that was made again, since its answer was lost, is what it left behind', async () => {
    const failed = (attempts: number) =>
      Promise.reject(Object.assign(named('ConditionalCheckFailedException'), { $metadata: { attempts } }));
    expect(await ifConditionHolds(failed(2), async () => 'written')).toBe('written');
    expect(await ifConditionHolds(failed(1), async () => 'written')).toBeNull();
    expect(await ifConditionHolds(failed(2))).toBeNull();
  });
});

it('an item loses its keys and keeps the rest', () => {
  const keys = { hashKey: 'pk', rangeKey: 'sk' } as const;
  const remove = keyRemover({
    fields: { pk: 'string', sk: 'string' },
    primaryIndex: keys,
    globalIndexes: {},
  });
  const item = { pk: 'a', sk: 'b', name: 'Kauri', n: 0, none: null };
  expect(remove(item)).toEqual({ name: 'Kauri', n: 0, none: null });
  expect(item).toHaveProperty('pk', 'a');
});

it('days are those of New Zealand, and expiries whole seconds', () => {
  expect(nzDate(new Date('2026-11-20T10:59:59Z'))).toBe('2026-11-20');
  expect(nzDate(new Date('2026-11-20T11:00:00Z'))).toBe('2026-11-21');
  expect(nzDate(new Date('2026-06-20T11:59:59Z'))).toBe('2026-06-20');
  expect(nzDate(new Date('2026-06-20T12:00:00Z'))).toBe('2026-06-21');
  expect(addDays(new Date('2026-02-27T01:02:03.004Z'), 2)).toEqual(new Date('2026-03-01T01:02:03.004Z'));
  expect(epochSeconds(new Date('1970-01-01T00:00:01.999Z'))).toBe(1);
});
