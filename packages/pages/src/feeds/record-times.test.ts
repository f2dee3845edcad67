import type { RecordChange } from '@tussock/core/changelog/changelog';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordTimes } from './record-times';

const IDS = ['a', 'b'];
const day = (n: number) => `2026-10-${String(n).padStart(2, '0')}T00:00:00.000Z`;
/** The log of releases on the first days of a month, newest first. */
const log = fc
  .array(
    fc.record({
      change: fc.constantFrom('added' as const, 'changed' as const, 'removed' as const),
      kind: fc.constantFrom('offer' as const, 'provider' as const, 'platform' as const),
      id: fc.constantFrom(...IDS),
      day: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.sort((one, other) => other.day - one.day));

it('the times of a record are its own date, its last listing and its last change, whichever is latest', () => {
  const created = fc.option(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(
      log,
      created,
      fc.constantFrom('offer' as const, 'provider' as const, null),
      (all, own, of) => {
        const changes = all.map(
          (one) => ({ ...one, about: { id: one.id }, published_at: day(one.day) }) as unknown as RecordChange,
        );
        const timesOf = recordTimes(changes, of);
        for (const id of IDS) {
          const ofRecord = all.filter((one) => one.kind === of && one.id === id && one.change !== 'removed');
          const listed = ofRecord.filter(({ change }) => change === 'added').map((one) => one.day);
          const latest = (days: readonly number[]) => (days.length > 0 ? day(Math.max(...days)) : null);
          const dates = own === null ? listed : [own, ...listed];
          expect(timesOf({ id, created_at: own === null ? null : day(own) })).toEqual({
            listed_at: latest(dates),
            changed_at: latest([...dates, ...ofRecord.map((one) => one.day)]),
          });
        }
      },
    ),
  );
});
