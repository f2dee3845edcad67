import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import type { Directory } from '../directory/directory';
import { LOCKED_COLUMNS } from '../offer/columns';
import type { OfferRow } from '../offer/offer-row';
import { offerChanges } from './offer-changes';

const AT = { release: 2, published_at: '2026-11-20T00:00:00.000Z' };
const NZD = { currency_before: 'NZD', currency_after: 'NZD' };
const before = madeDirectory();
const first = before.offers.find((offer) => offer.is_active && !offer.is_exclusive) as OfferRow;
const withFirst = (change: Partial<OfferRow>): Directory => ({
  ...before,
  offers: before.offers.map((offer) => (offer.id === first.id ? { ...offer, ...change } : offer)),
});

describe('offerChanges', () => {
  it('finds nothing between a directory and its copy', () => {
    expect(offerChanges(before, structuredClone(before), AT)).toEqual([]);
  });

  it('tells a figure before and after, and of a text only that it changed', () => {
    const [change] = offerChanges(
      before,
      withFirst({ minimum_investment: 77_777, description: 'Another.' }),
      AT,
    );
    expect(change).toMatchObject({ ...AT, change: 'changed', offer: { id: first.id, name: first.name } });
    expect(change?.fields).toEqual([
      { field: 'description', before: null, after: null, is_text: true },
      {
        field: 'minimum_investment',
        before: first.minimum_investment,
        after: 77_777,
        is_text: false,
        ...NZD,
      },
    ]);
  });

  it('tells nothing where both sides read the same', () => {
    const [one] = before.funds;
    const again = { ...(one as Directory['funds'][number]), id: 'the same fund under another id' };
    const funds = [...before.funds, again];
    const pairs: Partial<OfferRow>[][] = [
      [{ minimum_investment: 0 }, { minimum_investment: null }],
      [{ term_description: '3-5 years' }, { term_description: '3–5 years' }],
      [{ target_return_max: 33.333333 }, { target_return_max: 33.33333 }],
      [{ fund_id: one?.id ?? null }, { fund_id: again.id }],
    ];
    for (const [was = {}, is = {}] of pairs)
      expect(offerChanges({ ...withFirst(was), funds }, { ...withFirst(is), funds }, AT)).toEqual([]);
    const [both] = offerChanges(
      withFirst({ minimum_investment: 0, location: 'Napier' }),
      withFirst({ minimum_investment: null, location: 'Gore' }),
      AT,
    );
    expect(both?.fields.map(({ field }) => field)).toEqual(['location']);
  });

  it('tells each name: what was removed for cause is found by it', () => {
    const [change] = offerChanges(
      withFirst({ name: 'Notes 3-5 years' }),
      withFirst({ name: 'Notes 3–5 years' }),
      AT,
    );
    expect(change?.fields).toMatchObject([{ before: 'Notes 3-5 years', after: 'Notes 3–5 years' }]);
  });

  it('tells what does not apply any more, or now', () => {
    const [stated, not] = [withFirst({ gearing: 33 }), withFirst({ not_applicable: ['gearing'] })];
    const fields = (from: Directory, to: Directory) => offerChanges(from, to, AT)[0]?.fields;
    const field = { field: 'gearing', is_text: false };
    expect(fields(stated, not)).toEqual([{ ...field, before: 33, after: null, not_applicable: 'after' }]);
    expect(fields(not, before)).toEqual([{ ...field, before: null, after: null, not_applicable: 'before' }]);
    expect(fields(not, not)).toBeUndefined();
  });

  it('tells no default as a value: nobody stated it', () => {
    const stated = withFirst({ risk_rating: 'High', minimum_investment: 50_000, defaulted: [] });
    const filledIn = withFirst({
      risk_rating: 'Medium',
      minimum_investment: 60_000,
      defaulted: ['risk_rating', 'investment_currency'],
    });
    const field = { field: 'risk_rating', is_text: false };
    const [taken] = offerChanges(stated, filledIn, AT);
    expect(taken?.fields).toContainEqual({ ...field, before: 'High', after: null });
    expect(taken?.fields).toContainEqual(
      expect.objectContaining({ field: 'minimum_investment', after: 60_000, ...NZD }),
    );
    const same = withFirst({ risk_rating: 'Medium', minimum_investment: 60_000, defaulted: [] });
    expect(offerChanges(filledIn, same, AT)[0]?.fields).toContainEqual({
      ...field,
      before: null,
      after: 'Medium',
    });
    expect(offerChanges(filledIn, structuredClone(filledIn), AT)).toEqual([]);
  });

  it('tells for what it was too early or is too late, where that changed with a value', () => {
    const open = withFirst({
      status: 'Open',
      closes_on: '2026-12-24',
      closed_on: null,
      outcome_return: null,
    });
    const closed = withFirst({
      status: 'Closed',
      closes_on: null,
      closed_on: '2026-11-20',
      outcome_return: 7.25,
    });
    const said = (from: Directory, to: Directory) =>
      offerChanges(from, to, AT)[0]?.fields.map(({ field, not_applicable }) => [field, not_applicable]);
    expect(said(open, closed)).toEqual([
      ...[
        ['status', undefined],
        ['closes_on', 'after'],
        ['closed_on', 'before'],
      ],
      ['outcome_return', 'before'],
    ]);
    expect(said(closed, open)).toEqual([
      ...[
        ['status', undefined],
        ['closes_on', 'before'],
        ['closed_on', 'after'],
      ],
      ['outcome_return', 'after'],
    ]);
    const unknown = withFirst({
      status: 'Closed',
      closes_on: '2026-12-24',
      closed_on: null,
      outcome_return: null,
    });
    expect(said(open, unknown)).toEqual([['status', undefined]]);
    expect(said(unknown, closed)).toEqual([
      ...[
        ['closes_on', 'after'],
        ['closed_on', undefined],
      ],
      ['outcome_return', undefined],
    ]);
  });

  it('tells links by name', () => {
    const other = before.providers.find(({ id }) => id !== first.provider_id);
    const [change] = offerChanges(before, withFirst({ provider_id: other?.id ?? null }), AT);
    expect(change?.fields).toEqual([expect.objectContaining({ field: 'provider_id', after: other?.name })]);
  });

  it('names a provider, also where a platform has its id', () => {
    const [one, other] = before.providers;
    const platforms = before.providers.map(({ id }) => ({
      ...before.platforms[0],
      id,
      name: `Platform ${id}`,
    })) as Directory['platforms'];
    const [change] = offerChanges(
      { ...withFirst({ provider_id: one?.id ?? null }), platforms },
      { ...withFirst({ provider_id: other?.id ?? null }), platforms },
      AT,
    );
    expect(change?.fields).toMatchObject([{ field: 'provider_id', before: one?.name, after: other?.name }]);
  });

  it('tells no value by the name of an asset class that has it for its id', () => {
    const renamed = (directory: Directory): Directory => ({
      ...directory,
      asset_classes: [{ ...directory.asset_classes[0], id: 'debt', name: 'Private credit' } as never],
    });
    const [equity, debt] = (['equity', 'debt'] as const).map((security_type) => withFirst({ security_type }));
    const [change] = offerChanges(renamed(equity as Directory), renamed(debt as Directory), AT);
    expect(change?.fields).toEqual([
      { field: 'security_type', before: 'equity', after: 'debt', is_text: false },
    ]);
  });

  it('counts an offer that is switched off as taken off, and on again as added', () => {
    const off = withFirst({ is_active: false });
    expect(offerChanges(before, off, AT).map(({ change }) => change)).toEqual(['removed']);
    expect(offerChanges(off, before, AT).map(({ change }) => change)).toEqual(['added']);
  });

  it('says nothing at all of a locked field, whenever the offer is exclusive', () => {
    const locked = fc.record({
      details: fc.constant('SECRET'),
      management_fee: fc.constant(98.7654),
      not_applicable: fc.constant<string[]>(['exit_gate']),
      exit_windows: fc.constant<string[]>(['March']),
      documents: fc.constant([{ title: 'SECRET', address: 'https://secret.example/' }]),
    });
    fc.assert(
      fc.property(locked, fc.boolean(), fc.boolean(), (secret, was, is) => {
        fc.pre(was || is);
        const old = withFirst({ is_exclusive: was });
        const now = withFirst({ ...secret, documents: [...secret.documents], is_exclusive: is });
        for (const changes of [offerChanges(old, now, AT), offerChanges(now, old, AT)]) {
          expect(JSON.stringify(changes)).not.toMatch(/SECRET|98\.7654|secret\.example|exit_gate|March/);
          const fields = changes.flatMap((change) => change.fields.map(({ field }) => field));
          expect(fields.filter((field) => (LOCKED_COLUMNS as readonly string[]).includes(field))).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
