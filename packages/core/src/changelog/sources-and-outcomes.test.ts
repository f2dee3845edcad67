import { expect, it } from 'vitest';
import { madeDirectory, madeOffer } from '../../../../tests/support/made-directory';
import { assemble } from '../directory/assemble';
import { sourcesAndOutcomes } from './sources-and-outcomes';

it('the ledger has the latest look first, and of one day the names as other lists have them', () => {
  const names = ['Zhou Fund', 'Ōtaki Notes', 'van der Berg Trust', 'Éclair Units', 'Kererū Loan', 'Kea Loan'];
  const offers = names.map((name, n) => madeOffer(n, { name, is_active: true }));
  const directory = madeDirectory({ offers: 0 });
  const sources = offers.map(({ id }, n) => ({
    ...{ record: id, field: 'minimum_investment', title: 'Memorandum', tier: 'B' },
    ...{ checked_on: n === 0 ? '2026-11-20' : '2026-10-01', state: 'confirmed' },
  }));
  const { ledger } = sourcesAndOutcomes(
    assemble({ ...directory, offers, sources: sources as never, offer_tags: [] }),
  );
  expect(ledger.map(({ about }) => about.name)).toEqual([
    'Zhou Fund',
    'Éclair Units',
    'Kea Loan',
    'Kererū Loan',
    'Ōtaki Notes',
    'van der Berg Trust',
  ]);
});
