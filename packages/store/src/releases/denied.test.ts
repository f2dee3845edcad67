import { describe, expect, it } from 'vitest';
import { madeDirectory, uuidOf } from '../../../../tests/support/made-directory';
import { type Denied, deniedBy, overruled, type RemovedRecord, removedRecord } from './denied';

const directory = madeDirectory({ offers: 4 });
const [open, , , exclusive] = directory.offers;
const GONE = uuidOf('a record that is gone');
const NOTHING: Denied = { locked: [], removed: [] };
const removed = (kind: RemovedRecord['kind'], id: string, name = `${kind} ${id}`): RemovedRecord => ({
  ...{ kind, id, name },
  ...{ reason: 'The FMA warned of it.', removed_on: '2026-11-01' },
});
/** A record of each kind that the directory shows. */
const SHOWN: [RemovedRecord['kind'], string][] = [
  ['offer', open?.id ?? ''],
  ['provider', directory.providers[0]?.id ?? ''],
  ['platform', directory.platforms[0]?.id ?? ''],
  ['fund', directory.funds[0]?.id ?? ''],
  ['person', 'person-0'],
  ['blog-post', 'post-0'],
];

describe('what a new release denies', () => {
  it('is the locked part of its exclusive offers', () => {
    expect(exclusive?.is_exclusive).toBe(true);
    expect(deniedBy(directory, [], NOTHING)).toEqual({ locked: [exclusive?.id], removed: [] });
  });

  it('is also what was locked before, unless the release itself shows it', () => {
    const before = { ...NOTHING, locked: [GONE, open?.id ?? '', exclusive?.id ?? ''] };
    expect(deniedBy(directory, [], before).locked).toEqual([exclusive?.id, GONE]);
  });

  it('is what was removed for cause, now and before', () => {
    const now = removed('fund', GONE);
    const before = removed('provider', GONE);
    expect(deniedBy(directory, [now], { ...NOTHING, removed: [before] }).removed).toEqual([now, before]);
    const again = removed('fund', GONE, 'By its other name');
    expect(deniedBy(directory, [again], { ...NOTHING, removed: [now] }).removed).toEqual([again]);
  });

  it.each(SHOWN)(
    'is no %s that the release shows again, but one of the same id of another kind',
    (kind, id) => {
      const others = SHOWN.map(([other]) => removed(other, id));
      const { removed: left } = deniedBy(directory, [], { ...NOTHING, removed: others });
      expect(left.map((one) => one.kind)).toEqual(
        SHOWN.map(([other]) => other).filter((one) => one !== kind),
      );
    },
  );
});

describe('what a release shows although it is denied', () => {
  it.each(SHOWN)('names a %s that was removed for cause', (kind, id) => {
    const names = [removed(kind, id, 'Shown again'), removed(kind, GONE, 'Still gone')];
    expect(overruled(directory, { ...NOTHING, removed: names })).toEqual(['Shown again']);
  });

  it('names an offer that is locked elsewhere and open here', () => {
    const locked = [open?.id ?? '', exclusive?.id ?? '', GONE];
    expect(overruled(directory, { ...NOTHING, locked })).toEqual([open?.name]);
    expect(overruled(directory, NOTHING)).toEqual([]);
  });
});

it('a removed record has its name, the reason and the day, and nothing else', () => {
  const record = removed('offer', GONE);
  const takes = (change: object) => removedRecord.safeParse({ ...record, ...change }).success;
  expect(takes({})).toBe(true);
  expect(takes({ removed_on: null })).toBe(true);
  expect(takes({ reason: 'x'.repeat(1_000) })).toBe(true);
  for (const wrong of [{ kind: '' }, { kind: 'tag' }, { reason: 'x'.repeat(1_001) }, { details: 'secret' }])
    expect(takes(wrong)).toBe(false);
  for (const [kind] of SHOWN) expect(takes({ kind })).toBe(true);
});
