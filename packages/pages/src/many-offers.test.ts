import type { Directory } from '@tussock/core/directory/directory';
import { addressOf } from '@tussock/core/identifier/identifier';
import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const MADE = 90;

/** The sample with 90 more offers of one fund and its provider, of which the older half is closed. */
function withMany(sample: Directory): Directory {
  const model = sample.offers.find(({ fund_id, provider_id, slug }) => fund_id && provider_id && slug);
  if (!model) throw new Error('The sample has no offer of a fund.');
  const made = Array.from({ length: MADE }, (_, at) => ({
    ...{ ...model, id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, name: `Made ${at}` },
    ...{ slug: `made-${at}`, status: at % 2 === 0 ? 'Open' : 'Closed', is_active: true, platform_id: null },
  }));
  return { ...sample, offers: [...sample.offers, ...made] };
}

const { directory, page } = await renderedSite(withMany);
const { provider_id, fund_id } = directory.offers.at(-1) ?? {};
const provider = directory.providers.find(({ id }) => id === provider_id);
const fund = directory.funds.find(({ id }) => id === fund_id);
const list = `/offers?provider=${provider && addressOf(provider)}`;

it.each([
  ['provider', `/providers/${provider && addressOf(provider)}`, provider_id],
  ['fund', `/funds/${fund && addressOf(fund)}`, fund_id],
] as const)('the page of a %s with many offers has 25 of them, and leads to all', async (kind, path, id) => {
  const { body, state } = await page(path);
  const own = directory.offers.filter((offer) => offer[`${kind}_id`] === id && offer.is_active);
  const open = own.filter(({ status }) => status === 'Open').length;
  const count = (part: RegExp) => body.match(part)?.length ?? 0;
  expect(count(/<h3 class="[^"]*"><a [^>]*href="\/offers\//g)).toBe(25);
  expect(count(new RegExp(`${open} open of ${own.length} listed`, 'g'))).toBeGreaterThan(0);
  expect(count(new RegExp(`These are 25 of ${own.length}, those that take money now first`, 'g'))).toBe(1);
  expect(body.includes(`href="${list}"`)).toBe(true);
  // Those that take money first, and the page's data has no others.
  expect(count(/>Made [1357]<\/a><\/h3>/g)).toBe(0);
  expect(JSON.stringify(state).match(/"name":"Made \d+"/g)?.length).toBeLessThanOrEqual(25);
});
