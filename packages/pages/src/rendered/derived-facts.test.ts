import type { Offer } from '@tussock/core/offer/offer';
import { toCard } from '@tussock/core/offer/offer-card';
import { OPPORTUNITY_FILTERS } from '@tussock/core/offer/opportunity-filters';
import { expect, it } from 'vitest';
import { offerSummary } from '../feeds/offers-feed';
import { renderedSite } from './rendered.fixture';

const MONTHLY = 'horoeka-regional-commercial-fund-units';
const SHORT = 'cambridge-equestrian-second-mortgage';
const VISA = 'mamaku-spur-climate-fund-final-close';

/** The sample without the columns that the replaced system had not: filters go by tags and the fund's structure. */
const { page, reads } = await renderedSite((sample) => ({
  ...sample,
  offers: sample.offers.map((offer) => ({
    ...offer,
    distribution: null,
    tax_structure: null,
    liquidity: null,
    security_type: null,
    term_months: null,
    is_open_ended: null,
    ...([SHORT, VISA].includes(offer.slug ?? '') && { term_description: null }),
  })),
}));

const words = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
async function offerIn(address: string, slug: string): Promise<string> {
  const { body } = await page(address);
  const [, ...rest] = body.slice(body.indexOf('<main')).split(`href="/offers/${slug}"`);
  return words(`<${rest.join('')}`).slice(0, 500);
}

it('what nobody stated is marked as derived on cards, in tables and at the top of the page of an offer', async () => {
  const list = '/opportunities/monthly-income';
  expect(await offerIn(list, MONTHLY)).toContain('Distributions Monthly derived, not stated');
  expect(await offerIn(`${list}?layout=table`, MONTHLY)).toContain('Monthly derived, not stated');
  expect(words((await page(`/offers/${MONTHLY}`)).body)).toContain(
    'Distributions Monthly derived, not stated',
  );
  expect(await offerIn('/', SHORT)).not.toContain('Term Not stated');
});

it('a term that only a tag tells is shown on the list that the tag leads to, as on the page of its offer', async () => {
  const term = 'Term Short term (up to 2 years) derived, not stated';
  expect(await offerIn('/opportunities/short-term', SHORT)).toContain(term);
  expect(words((await page(`/offers/${SHORT}`)).body)).toContain(term);
});

it('a term that only a tag tells is marked on the page of the firm too', async () => {
  const term = 'Term Short term (up to 2 years) derived, not stated';
  expect(await offerIn('/providers/dotterel-hollow-mortgage-managers', SHORT)).toContain(term);
});

it('the list of offers for the visa marks a derived term', async () => {
  expect(await offerIn('/aip-eligible-funds', VISA)).toContain('derived, not stated');
  const { body } = await page('/aip-eligible-funds');
  const [, , row = ''] = body.split(`href="/offers/${VISA}"`);
  expect(words(`<${row}`).slice(0, 200)).toContain('Term: Long term (over 5 years) derived, not stated');
});

it('the chart of the home page does not say that providers state a term that is derived', async () => {
  const body = words((await page('/')).body);
  expect(body).toContain('Short term (up to 2 years), derived from the tag “Short term”');
  expect(body).toContain('Minimums and terms as stated by the providers, except terms that say what');
});

it('what an offer says of leaving early says from what its term was derived', async () => {
  expect(words((await page(`/offers/${SHORT}`)).body)).toContain(
    'Term: Short term (up to 2 years), derived from the tag “Short term”.',
  );
});

it('feeds say it too', async () => {
  const offer = reads.releases.get(1)?.offers.find(({ slug }) => slug === SHORT) as Offer;
  expect(offerSummary(toCard(offer))).toContain(
    'Term: Short term (up to 2 years), derived from the tag “Short term”.',
  );
});

it('a provider’s own words for a term have no such mark', async () => {
  expect(await offerIn('/opportunities/monthly-income', MONTHLY)).toContain('Term Open ended Distributions');
});

/** No tag and no structure tells a minimum or a return. */
const [derivable, statedAlone] = [false, true].map((isStated) =>
  OPPORTUNITY_FILTERS.filter(
    ({ type, slug }) => (type === 'investment-amount' || slug === 'high-return') === isStated,
  ).map(({ slug }) => slug),
) as [string[], string[]];

it.each(derivable)('the page %s does not say that providers state what we may have derived', async (slug) => {
  const { body } = await page(`/opportunities/${slug}`);
  const head = words(body.slice(body.indexOf('<h1'), body.indexOf('How offers are listed')));
  expect(head).toContain('Where the provider does not state it, we may derive it');
  expect(head).not.toMatch(/providers (of these offers )?state|(?:are|is|The) stated/);
});

it.each(statedAlone)('the page %s goes by what is stated alone', async (slug) => {
  expect((await page(`/opportunities/${slug}`)).body).not.toContain('we may derive it');
});

it('what is left after tax says that the provider does not state what it is taxed as', async () => {
  const derived = 'a PIE at 28% (structure derived, not stated)';
  expect(words((await page('/opportunities/pie-funds?rate=person-33')).body)).toContain(derived);
  const pie = (reads.releases.get(1)?.offers ?? []).find(
    ({ derived, tax_structure, status }) =>
      tax_structure === 'pie' && derived.includes('tax_structure') && status === 'Open',
  );
  expect(words((await page(`/offers/${pie?.slug}`)).body)).toContain(
    'The provider does not state the tax structure: it is derived from ',
  );
  const unstated = (reads.releases.get(1)?.offers ?? []).find(
    ({ tax_structure, status, target_return_max, target_return_type }) =>
      tax_structure === null &&
      status === 'Open' &&
      target_return_max !== null &&
      target_return_type === 'p.a.',
  );
  expect(words((await page(`/offers/${unstated?.slug}`)).body)).toContain(
    'The tax structure is not stated. Tax is worked out as if you held it directly.',
  );
});
