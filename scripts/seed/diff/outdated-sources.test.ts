import { expect, it } from 'vitest';
import { smallDirectory } from '../../../tests/support/small-directory';
import { diffDirectories } from './diff-directories';
import { outdatedSources } from './outdated-sources';

const before = smallDirectory(8);
/** The ledger of the fixture has entries of the fee and of the highest target of the sixth offer. */
const of = (edit: (directory: typeof before) => void) => {
  const after = structuredClone(before);
  edit(after);
  return outdatedSources(diffDirectories(before, after), before, after).map(({ field }) => field);
};
const sixth = (directory: typeof before) => directory.offers[5] as (typeof before.offers)[number];

it('are those of a figure that changed while the last look is the old one', () => {
  expect(of((after) => Object.assign(sixth(after), { target_return_max: 40 }))).toEqual([
    'target_return_max',
  ]);
  expect(of((after) => Object.assign(sixth(after), { term_months: 60 }))).toEqual([]);
  expect(of(() => {})).toEqual([]);
});

it('are not those that were looked at again, nor those that are gone', () => {
  const looked = (checked_on: string) => (after: typeof before) => {
    Object.assign(sixth(after), { target_return_max: 40 });
    for (const source of after.sources) source.checked_on = checked_on;
  };
  expect(of(looked('2026-10-02'))).toEqual([]);
  expect(of(looked('2026-09-30'))).toEqual(['target_return_max']);
  const gone = (after: typeof before) => {
    Object.assign(sixth(after), { target_return_max: 40 });
    after.sources = [];
  };
  expect(of(gone)).toEqual([]);
});

it('are those of locked figures too, without the title of the source, which is locked as well', () => {
  const after = structuredClone(before);
  Object.assign(sixth(after), { management_fee: 9, target_return_max: 40 });
  const found = outdatedSources(diffDirectories(before, after), before, after);
  expect(found.map(({ field, title }) => [field, title])).toEqual([
    ['management_fee', null],
    ['target_return_max', 'Information memorandum'],
  ]);
});
