import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeDirectory, madeOffer } from '../../../../tests/support/made-directory';
import { namesOf } from '../directory/link-names';
import { LOCKED_COLUMNS } from '../offer/columns';
import { lastKnown, withoutLocked } from './last-known';
import { shownRecords } from './shown-records';
import type { Tombstone } from './tombstone';

const directory = madeDirectory({ offers: 2, providers: 2 });
const nameOf = namesOf(directory);
const knownOf = (kind: string, over: object = {}) => {
  const record = shownRecords(directory).find((one) => one.kind === kind);
  if (!record) throw new Error(kind);
  return lastKnown({ ...record, row: { ...record.row, ...over } }, nameOf);
};
const fieldsOf = (over: object) => knownOf('offer', { ...madeOffer(1), ...over }).map(({ field }) => field);
const textOf = (field: string, over: object) =>
  knownOf('offer', { ...madeOffer(1), ...over }).find((one) => one.field === field)?.text;

describe('what was last known of a record that is gone', () => {
  it('is what its columns say in words, without its name, its long texts and what it denies', () => {
    expect(knownOf('provider', { is_aip_approved: false })).toEqual([
      { field: 'provider_type', text: 'Fund Manager' },
      { field: 'website', text: 'https://provider-0.example/' },
      { field: 'location', text: 'Auckland' },
      { field: 'established_date', text: '31 January 1999' },
      { field: 'aum', text: '$1,500,000,000 NZD' },
    ]);
    expect(knownOf('blog-post')).toEqual([
      { field: 'excerpt', text: 'Short' },
      { field: 'author', text: 'A. Writer' },
      { field: 'published_date', text: '1 January 2026' },
    ]);
    expect(knownOf('provider').at(-1)).toEqual({ field: 'is_aip_approved', text: 'AIP approved, as stated' });
  });

  it('names what it was linked to, and leaves out a link to nothing', () => {
    const asset_class_id = directory.asset_classes[1]?.id;
    expect(textOf('asset_class_id', { asset_class_id })).toBe('Forestry');
    expect(textOf('platform_id', { platform_id: directory.platforms[2]?.id })).toBe('Platform 2');
    expect(textOf('fund_id', { fund_id: directory.funds[3]?.id })).toBe('Fund 3');
    expect(fieldsOf({ provider_id: null, platform_id: 'gone' })).not.toContain('provider_id');
    expect(fieldsOf({ provider_id: null, platform_id: 'gone' })).not.toContain('platform_id');
    const open = { field: 'fund_type_id', text: 'Open-ended' };
    expect(knownOf('fund', { fund_type_id: 'type-0' })).toContainEqual(open);
  });

  it('names an asset class, also where a fund type has its id', () => {
    const types = [{ id: '1', slug: null, name: 'Closed', description: null }];
    const classes = [{ ...directory.asset_classes[0], id: '1', name: 'Forestry' }] as never;
    const [fund] = shownRecords(directory).filter(({ kind }) => kind === 'fund');
    const row = { ...fund?.row, asset_class_id: '1', fund_type_id: '1' };
    const known = lastKnown(
      { ...fund, row } as never,
      namesOf({ ...directory, asset_classes: classes, fund_types: types }),
    );
    expect(known).toContainEqual({ field: 'asset_class_id', text: 'Forestry' });
    expect(known).toContainEqual({ field: 'fund_type_id', text: 'Closed' });
  });

  it('is no default, which nobody stated', () => {
    const stated = fieldsOf({ defaulted: [] });
    const defaulted = ['risk_rating', 'target_return_type'];
    expect(stated).toEqual(expect.arrayContaining(defaulted));
    expect(fieldsOf({ defaulted })).toEqual(stated.filter((field) => !defaulted.includes(field)));
  });

  it('is nothing that is locked', () => {
    const fees = { management_fee: 1.5, entry_fee: 2, documents: [{ title: 'Deed', address: '/deed' }] };
    const open = fieldsOf({ ...fees, is_exclusive: false });
    const isLocked = (field: string) => (LOCKED_COLUMNS as readonly string[]).includes(field);
    expect(open.filter(isLocked)).toEqual(expect.arrayContaining(['management_fee', 'entry_fee']));
    expect(fieldsOf({ ...fees, is_exclusive: true })).toEqual([
      ...open.filter((field) => !isLocked(field)),
      'is_exclusive',
    ]);
  });

  it('is cut where it is long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), (length) => {
        expect(textOf('tagline', { tagline: 'x'.repeat(length) })).toBe(
          length > 300 ? `${'x'.repeat(299)}…` : 'x'.repeat(length),
        );
      }),
    );
  });
});

it('leaves out of a tombstone what is locked of an offer, and nothing of another record', () => {
  const [field] = LOCKED_COLUMNS;
  const last_known = [
    { field, text: 'Locked' },
    { field: 'location', text: 'Auckland' },
  ];
  const stone = { kind: 'offer', id: 'offer-1', last_known } as Tombstone;
  expect(withoutLocked(stone, new Set(['offer-1']))).toEqual({ ...stone, last_known: [last_known[1]] });
  expect(withoutLocked(stone, new Set(['offer-2']))).toBe(stone);
});
