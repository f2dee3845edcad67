import { setTimeout } from 'node:timers/promises';
import type { Directory } from '@tussock/core/directory/directory';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { TAX_POSITIONS } from '@tussock/core/return/tax-position';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPublishingSite } from '../support/site';
import { everyAddress } from './every-address';

const AT = Date.parse('2026-11-20T03:00:00Z');
const MINUTE = 60_000;
const FEES = ['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'] as const;

let low: Map<string, string>;
let high: Map<string, string>;

beforeAll(async () => {
  low = await publicAnswers((offer) => (offer.is_exclusive ? withFees(offer, 0) : offer));
  high = await publicAnswers((offer) => (offer.is_exclusive ? withFees(offer, 9.37) : offer));
}, 400_000);
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
    expect(low.size).toBeGreaterThan(500);
  });
});

/** Where two answers part, with a few words of each. */
function difference(address: string, one: string, other: string): string[] {
  if (one === other) return [];
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  const words = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return [`${address}: ${words(one)} | ${words(other)}`];
}

const withFees = (offer: OfferRow, fee: number): OfferRow => ({
  ...offer,
  ...Object.fromEntries(FEES.map((name) => [name, fee])),
});

/** Every public answer of a site with these offers, at the same moment. The release's hash covers locked data and is left out. */
async function publicAnswers(change: (offer: OfferRow) => OfferRow): Promise<Map<string, string>> {
  vi.useFakeTimers({ toFake: ['Date'], now: AT });
  const site = await startPublishingSite();
  try {
    const directory: Directory = { ...site.directory, offers: site.directory.offers.map(change) };
    vi.setSystemTime(AT + MINUTE);
    expect(await site.publish(directory)).toBe(2);
    vi.setSystemTime(AT + 2 * MINUTE);
    while (!(await read(`${site.address}/api/release`)).includes('"release":2')) await setTimeout(200);
    const { hash, previous } = await (await fetch(`${site.address}/api/release?release=2`)).json();
    const addresses = [...(await everyAddress(site.address, directory, ['PIE'])), ...rankings()];
    const answers = new Map<string, string>();
    for (let at = 0; at < addresses.length; at += 6)
      await Promise.all(
        addresses.slice(at, at + 6).map(async (address) => {
          const body = await read(site.address + address);
          answers.set(
            address,
            [site.address, hash, previous?.hash]
              .filter(Boolean)
              .reduce((text: string, own: string) => text.replaceAll(own, 'OWN'), body),
          );
        }),
      );
    return answers;
  } finally {
    vi.useRealTimers();
    await site.close();
  }
}

/** Status and body. A busy machine answers 503 now and then: that is no answer yet. */
async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  const body = await answer.text();
  return answer.status === 503 ? read(address) : `${answer.status} ${body}`;
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
