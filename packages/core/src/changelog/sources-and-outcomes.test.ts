import { expect, it } from 'vitest';
import { madeDirectory, madeOffer } from '../../../../tests/support/made-directory';
import { assemble } from '../directory/assemble';
import { formatReturnRange } from '../offer/return-range';
import { sourcesAndOutcomes } from './sources-and-outcomes';

it('the ledger has the latest look first, and of one day the names as other lists have them', () => {
  const names = ['Zhou Fund', 'Ōtaki Notes', 'van der Berg Trust', 'Éclair Units', 'Kererū Loan', 'Kea Loan'];
  const offers = names.map((name, n) => madeOffer(n, { name, is_active: true }));
  const directory = madeDirectory({ offers: 0 });
  const sources = offers.map(({ id }, n) => ({
    record: id,
    field: 'minimum_investment',
    title: 'Memorandum',
    tier: 'B',
    checked_on: n === 0 ? '2026-11-20' : '2026-10-01',
    state: 'confirmed',
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

it('an outcome says where its target’s kind is a default, which no provider stated', () => {
  const ended = { status: 'Closed', closed_on: '2026-10-01', target_return_min: 7, target_return_max: 8 };
  const offers = [
    madeOffer(1, { ...ended, closed_on: '2026-10-02', defaulted: ['target_return_type', 'risk_rating'] }),
    madeOffer(2, { ...ended, target_return_type: 'IRR', defaulted: [] }),
  ];
  const { outcomes } = sourcesAndOutcomes(
    assemble({ ...madeDirectory({ offers: 0 }), offers, offer_tags: [] }),
  );
  expect(outcomes.map((outcome) => [formatReturnRange(outcome), outcome.defaulted])).toEqual([
    ['7–8% a year (kind not stated by provider)', ['target_return_type']],
    ['7–8% IRR', []],
  ]);
});

it('an offer that visitors cannot reach is neither in the ledger nor among the outcomes', () => {
  const ended = { status: 'Closed', closed_on: '2026-10-01', outcome_return: 7 };
  const offers = [true, false].map((is_active, n) => madeOffer(n, { ...ended, is_active }));
  const sources = offers.map(({ id }) => ({
    record: id,
    field: 'outcome_return',
    title: 'Memorandum',
    tier: 'B',
    checked_on: '2026-10-01',
    state: 'confirmed',
  }));
  const { ledger, outcomes } = sourcesAndOutcomes(
    assemble({
      ...madeDirectory({ offers: 0 }),
      offers,
      sources: sources as never,
      offer_tags: [],
    }),
  );
  const [listed] = offers;
  expect(ledger.map(({ about }) => about.id)).toEqual([listed?.id]);
  expect(outcomes.map(({ id }) => id)).toEqual([listed?.id]);
});

it('an outcome is of an offer that ended, or that says how it went, with the sources of that alone', () => {
  const states = [
    { status: 'Open' },
    { status: 'Closed', closed_on: null },
    { status: 'Closed', closed_on: '2026-09-01' },
    { status: 'Closed', closed_on: '2026-10-01' },
    { status: 'Fully subscribed', outcome_return: 0, closed_on: '2026-08-01' },
    { status: 'Fully subscribed', outcome_note: 'Repaid early.', closed_on: '2026-07-01' },
  ];
  const none = { outcome_return: null, outcome_note: null, closed_on: null, is_active: true };
  const offers = states.map((state, n) => madeOffer(n, { ...none, ...state }));
  const sources = ['outcome_return', 'minimum_investment', 'closed_on'].map((field) => ({
    record: offers[3]?.id,
    field,
    title: 'Memorandum',
    tier: 'B',
    checked_on: '2026-10-01',
    state: 'confirmed',
  }));
  const { outcomes } = sourcesAndOutcomes(
    assemble({
      ...madeDirectory({ offers: 0 }),
      offers,
      sources: sources as never,
      offer_tags: [],
    }),
  );
  // Those that closed last come first, and those that do not say when last.
  expect(outcomes.map(({ id }) => offers.findIndex((offer) => offer.id === id))).toEqual([3, 2, 4, 5, 1]);
  expect(outcomes[0]?.sources.map(({ field }) => field).sort()).toEqual(['closed_on', 'outcome_return']);
  expect(outcomes[1]?.sources).toEqual([]);
});
