import { addressOf } from '@tussock/core/identifier/identifier';
import { paths } from '@tussock/web/paths';
import { describe, expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

/** Nothing is stated in NZD, and no rate turns anything into it. What platforms have raised has no currency of its own. */
const { directory, page } = await renderedSite((sample) => ({
  ...sample,
  settings: { ...sample.settings, exchange_rates: [] },
  offers: sample.offers.map((offer) => ({ ...offer, investment_currency: 'AUD' })),
  providers: sample.providers.map((provider) => ({ ...provider, aum_currency: 'USD' })),
  funds: sample.funds.map((fund) => ({ ...fund, fund_size_currency: 'EUR' })),
  platforms: sample.platforms.map((platform) => ({ ...platform, total_capital_raised: null })),
}));

const listed = directory.offers.filter((offer) => offer.is_active);
const ofFund = listed.find(({ fund_id }) => fund_id !== null);
const ended = listed.find(({ outcome_return }) => outcome_return !== null);
const OF_FUND = `/offers/${ofFund && addressOf(ofFund)}`;
const ADDRESSES = [
  ...[
    '/',
    '/offers',
    '/offers?layout=table',
    '/secondary-market',
    '/search?q=forestry',
    '/asset-classes/property',
  ],
  ...['/providers', '/funds', '/angel-networks', OF_FUND, `/offers/${ended && addressOf(ended)}`],
  ...[`/providers/${directory.providers[0]?.id}`, `/funds/${directory.funds[0]?.id}`],
  paths.comparison(listed.slice(0, 2)),
];
const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ');

it('a target that ends in a stop gets no second one before the next sentence', async () => {
  const yearly = listed.find(({ slug }) => slug === 'pokaka-harvest-road-notes');
  const { body } = await page(`/offers/${yearly && addressOf(yearly)}`);
  expect(textOf(body)).toMatch(/Target:\s+9\.4% p\.a\. Amounts are in New Zealand dollars/);
});

describe('an amount is in the currency in which it is stated', () => {
  it.each(ADDRESSES)('on %s', async (address) => {
    const { head, body } = await page(address);
    expect(textOf(body).match(/.{0,40}[$€][\d.,]+[KM]?\s+NZD/g)).toBeNull();
    expect(head.match(/[$€][\d.,]+[KM]? NZD|"priceCurrency":"NZD"/g)).toBeNull();
  });

  it.each([
    ['/', /from\s+\$[\d.,]+[KM]?\s+AUD/],
    ['/offers', /\$[\d.,]+[KM]?\s+AUD/],
    ['/offers?layout=table', /\$[\d.,]+[KM]?\s+AUD/],
    ['/providers', /\$[\d.,]+[KM]?\s+USD/],
    ['/funds', /€[\d.,]+[KM]?\s+EUR/],
    [OF_FUND, /€[\d.,]+\s+million\s+EUR/],
  ])('which %s shows', async (address, amount) => {
    expect(textOf((await page(address)).body).match(amount)).not.toBeNull();
  });
});

it('a minimum in another currency says beside it how it compares, also in the rows of the home page and of the visa list', async () => {
  const note = 'compared as if it were NZD';
  const site = await renderedSite((sample) => ({
    ...sample,
    settings: { ...sample.settings, exchange_rates: [] },
    offers: sample.offers.map((offer) => ({
      ...offer,
      investment_currency: 'AUD',
      is_aip_eligible: true,
      is_secondary_market: true,
    })),
  }));
  const notes = (html: string) => html.split(note).length - 1;
  // The chart of the home page has minimums too, which its own words say of.
  const amounts = (html: string) =>
    html.match(/(?:\bfrom|Minimum investment)\s+\$[\d.,]+[KM]?\s+AUD/g)?.length;
  const home = textOf((await site.page('/')).body);
  expect(amounts(home)).toBeGreaterThan(5);
  expect(notes(home)).toBe(amounts(home));
  const { body } = await site.page('/aip-eligible-funds');
  const grouped =
    /<section aria-labelledby="by-category"[\s\S]*?(?=<section aria-labelledby="providers")/.exec(body);
  const rows = textOf(grouped?.[0] ?? '');
  expect(amounts(rows)).toBeGreaterThan(5);
  expect(notes(rows)).toBe(amounts(rows));
});
