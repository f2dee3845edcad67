import { setTimeout } from 'node:timers/promises';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { TAX_POSITIONS } from '@tussock/core/return/tax-position';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPublishingSite } from '../support/site';
import { everyAddress } from './every-address';
import { fewerOffers } from './fewer-offers';

const AT = Date.parse('2026-11-20T03:00:00Z');
const MINUTE = 60_000;
/** Two sets of terms that leave a visitor very different amounts. */
const LOW = {
  management_fee: 0,
  performance_fee: 0,
  entry_fee: 0,
  exit_fee: 0,
  fee_base: 'Invested capital',
  performance_hurdle: 0,
  performance_catch_up: 0,
  high_water_mark: false,
  returns_stated: 'net',
} as const;
const HIGH = {
  management_fee: 9.37,
  performance_fee: 9.37,
  entry_fee: 9.37,
  exit_fee: 9.37,
  fee_base: 'Committed capital',
  performance_hurdle: 1,
  performance_catch_up: 100,
  high_water_mark: true,
  returns_stated: 'gross',
} as const;

let low: Map<string, string>;
let high: Map<string, string>;

beforeAll(async () => {
  low = await publicAnswers((offer) => (offer.is_exclusive ? withTerms(offer, LOW) : offer));
  high = await publicAnswers((offer) => (offer.is_exclusive ? withTerms(offer, HIGH) : offer));
}, 600_000);
afterAll(() => {
  vi.useRealTimers();
});

describe('the locked fees of an exclusive offer', () => {
  it('change no byte of any page, file, list, search or figure of what is left', () => {
    const differing = [...low].flatMap(([address, body]) =>
      difference(address, body, high.get(address) ?? ''),
    );
    expect(differing).toEqual([]);
    expect(high.size).toBe(low.size);
    expect(low.size).toBeGreaterThan(200);
    const ranked = low.get('/api/search?rate=person-33&sort=left_after&limit=100') ?? '';
    expect(ranked).toMatch(/^200 /);
    expect(ranked).toContain('The fees are locked and count as not stated.');
  });
});

/** Where two answers part, with a few words of each. */
function difference(address: string, one: string, other: string): string[] {
  if (one === other) return [];
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  const words = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return [`${address}: ${words(one)} | ${words(other)}`];
}

const withTerms = (offer: OfferRow, terms: typeof LOW | typeof HIGH): OfferRow => ({
  ...offer,
  ...terms,
  not_applicable: offer.not_applicable.filter((name) => !(name in terms)),
});

/**
 * Every public answer of a site with these offers, at the same moment. The release's hash covers locked data and is left out,
 * and so are the checksums of the databases, which name it; their own content is compared.
 */
async function publicAnswers(change: (offer: OfferRow) => OfferRow): Promise<Map<string, string>> {
  vi.useFakeTimers({ toFake: ['Date'], now: AT });
  const site = await startPublishingSite();
  try {
    const directory = fewerOffers({ ...site.directory, offers: site.directory.offers.map(change) });
    vi.setSystemTime(AT + MINUTE);
    expect(await site.publish(directory)).toBe(2);
    vi.setSystemTime(AT + 2 * MINUTE);
    while (!(await read(`${site.address}/api/release`)).includes('"release":2')) await setTimeout(200);
    const { hash, previous } = await (await fetch(`${site.address}/api/release?release=2`)).json();
    const own = [
      site.address,
      hash,
      `-${hash.slice(0, 8)}`,
      previous?.hash,
      ...(await checksums(site.address)),
    ].filter(Boolean);
    const addresses = [...(await everyAddress(site.address, directory, ['PIE'])), ...rankings()];
    const answers = new Map<string, string>();
    for (let at = 0; at < addresses.length; at += 6)
      await Promise.all(
        addresses.slice(at, at + 6).map(async (address) => {
          const body = await read(site.address + address);
          answers.set(
            address,
            own.reduce((text: string, one: string) => text.replaceAll(one, 'OWN'), body),
          );
        }),
      );
    return answers;
  } finally {
    vi.useRealTimers();
    await site.close();
  }
}

/** The checksums of the databases of all releases. */
async function checksums(site: string): Promise<string[]> {
  const { releases } = await (await fetch(`${site}/data/index.json`)).json();
  const found: string[] = [];
  for (const { manifest } of releases) {
    if (!manifest) continue;
    const text = await (await fetch(site + new URL(manifest).pathname)).text();
    const { files } = JSON.parse(text);
    for (const { name, sha256 } of files) if (name.endsWith('.sqlite')) found.push(sha256);
  }
  return found;
}

/** Status and body. A busy machine answers 503 now and then, or a page that lacks a part, which nobody may keep: that is no answer yet. */
async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  const body = await answer.text();
  const lacksPart = answer.status === 200 && answer.headers.get('cache-control')?.includes('no-store');
  return answer.status === 503 || lacksPart ? read(address) : `${answer.status} ${body}`;
}

const rankings = (): string[] => [
  '/api/search?sort=highest_return&limit=100',
  '/api/search?sort=return_by_kind&limit=100',
  ...TAX_POSITIONS.flatMap((rate) => [
    `/api/search?rate=${rate}&limit=100`,
    `/api/search?rate=${rate}&sort=left_after&limit=100`,
    `/offers?rate=${rate}&sort=left_after`,
    `/offers?rate=${rate}&sort=left_after&layout=table`,
  ]),
];
