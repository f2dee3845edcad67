import { blankRow } from '@tussock/core/column/blank-row.fixture';
import type { Columns } from '@tussock/core/column/column';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import { addressOf } from '@tussock/core/identifier/identifier';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { groupOf } from '@tussock/core/offer/facts';
import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

/** Addresses and links stay, so that every list still has its records. */
const KEPT = /^(slug|is_active|is_exclusive|.*_id)$/;

function bare<Row extends object>(columns: Columns, rows: readonly Row[]): Row[] {
  const missing = Object.entries(blankRow(columns)).filter(([name]) => !KEPT.test(name));
  return rows.map((row) => ({ ...row, ...Object.fromEntries(missing) }));
}

const { directory, page } = await renderedSite((sample) => ({
  ...sample,
  offers: bare(OFFER_COLUMNS, sample.offers),
  providers: bare(PROVIDER_COLUMNS, sample.providers),
  platforms: bare(PLATFORM_COLUMNS, sample.platforms),
  funds: bare(FUND_COLUMNS, sample.funds),
}));

const LISTS = ['/', '/offers', '/offers?layout=table', '/providers', '/platforms', '/funds', '/track-record'];
const RECORDS = (['offers', 'providers', 'platforms', 'funds'] as const).flatMap((table) =>
  directory[table].slice(0, 1).map((row) => `/${table}/${addressOf(row)}`),
);

it.each([...LISTS, ...RECORDS])(
  '%s shows no value of the program where the data has none',
  async (address) => {
    const { status, body } = await page(address);
    const text = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, '\n');
    expect(status).toBe(200);
    expect(text.match(/.*\b(null|undefined|NaN|Invalid Date)\b.*/g)).toBeNull();
  },
);

it('a rating that no provider stated is called a default in the table of offers', async () => {
  const site = await renderedSite((sample) => ({
    ...sample,
    offers: sample.offers.map((offer) => ({ ...offer, defaulted: ['risk_rating' as const] })),
  }));
  const { body } = await site.page('/offers?layout=table');
  const cells = body.match(/<td[^>]*>[\w -]+<small title="[\w -]+ \(not stated by provider\)"> a default</g);
  expect(cells).toHaveLength(25);
});

it.each(RECORDS.filter((address) => /offers|funds/.test(address)))(
  '%s writes what is not stated, line by line, in the quiet ink',
  async (address) => {
    const { body } = await page(address);
    const facts = body.match(/<dd class="figure min-w-0">.*?<\/dd>/g) ?? [];
    const missing = facts.filter((fact) => fact.includes('Not stated'));
    expect(missing.length).toBeGreaterThan(2);
    expect(missing.filter((fact) => !fact.includes('text-muted'))).toEqual([]);
  },
);

it('the page of an offer says of fees that do not apply that they do not, and calls them missing only where they are', async () => {
  const fees = groupOf('fees').facts;
  const pageWith = async (not_applicable: string[]) => {
    const site = await renderedSite((sample) => ({
      ...sample,
      offers: bare(OFFER_COLUMNS, sample.offers).map((offer) => ({
        ...offer,
        is_exclusive: false,
        not_applicable,
      })),
    }));
    const [offer] = site.directory.offers;
    return (await site.page(`/offers/${addressOf(offer ?? { id: '', slug: null })}`)).body;
  };
  const unasked = await pageWith([]);
  expect(unasked).toContain('No fee is stated.');
  const answered = await pageWith([...fees]);
  expect(answered).not.toContain('No fee is stated.');
  expect(answered.match(/Does not apply/g)?.length).toBeGreaterThanOrEqual(fees.length);
});
