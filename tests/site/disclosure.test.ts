import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offer } from '@tussock/core/offer/offer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonCsv } from '../../packages/web/src/features/comparison/comparison-csv';
import { comparisonRows } from '../../packages/web/src/features/comparison/rows';
import { uuidOf } from '../support/made-directory';
import { madeIdentifier } from '../support/made-identifier';
import { type PublishingSite, startPublishingSite } from '../support/site';

const folder = mkdtempSync(join(tmpdir(), 'tussock-disclosure-'));
const NZBN = madeIdentifier('nzbn', 1);
const row = (slug: string, more: object) => ({
  id: uuidOf(slug),
  slug,
  name: `Offer ${slug}`,
  status: 'Open',
  is_active: true,
  created_at: '2026-01-01',
  ...more,
});
const LOCKED = { performance_hurdle: 77.125, exit_windows: ['2031-07-19'], fee_base: 'Xyzzy base' };
const OFFERS = [
  row('loan', {
    asset_class_id: 'credit',
    loan_to_value: 61.5,
    not_applicable: ['largest_loan_share'],
    nzbn: NZBN,
    lei: madeIdentifier('lei', 1),
  }),
  row('loan-2', { asset_class_id: 'credit', security_rank: 'second' }),
  row('shop', { asset_class_id: 'property', occupancy: 88.5 }),
  row('secret', {
    asset_class_id: 'property',
    is_exclusive: true,
    ...LOCKED,
    not_applicable: ['exit_gate', 'gearing'],
  }),
];
const write = (name: string, secret: object) => {
  const at = join(folder, name);
  mkdirSync(at);
  const offers = OFFERS.map((offer) => (offer.slug === 'secret' ? { ...offer, ...secret } : offer));
  const classes = [
    { id: 'credit', slug: 'private-credit', name: 'Private credit' },
    { id: 'property', slug: 'property', name: 'Property' },
  ];
  writeFileSync(join(at, 'offers.json'), JSON.stringify(offers));
  writeFileSync(join(at, 'asset_classes.json'), JSON.stringify(classes));
  return at;
};

const PUBLIC = [
  '/api/offers',
  '/api/offers/secret',
  '/api/search',
  '/api/stats',
  '/offers/secret',
  '/compare?offers=secret,shop',
  '/offers.json',
  '/offers.csv',
  '/offers/secret.json',
];
let site: PublishingSite;
let bodies: string[];
const bodyOf = async (from: PublishingSite, path: string) => (await fetch(from.address + path)).text();
const textOf = async (path: string) =>
  (await bodyOf(site, path))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '\n');
const offerOf = async (slug: string): Promise<Offer> => JSON.parse(await bodyOf(site, `/api/offers/${slug}`));
/** What follows the label of a fact on a page. */
const said = (page: string, label: string) =>
  page
    .split(new RegExp(`\\n\\s*${label}\\s*\\n`))[1]
    ?.split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');

beforeAll(async () => {
  site = await startPublishingSite(write('1', {}));
  bodies = await Promise.all(PUBLIC.map((path) => bodyOf(site, path)));
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

describe('a value, what is not stated and what does not apply', () => {
  it('are three things in the API', async () => {
    const offer = await offerOf('loan');
    expect(offer).toMatchObject({
      loan_to_value: 61.5,
      largest_loan_share: null,
      arrears_share: null,
      not_applicable: ['largest_loan_share'],
    });
    expect((await offerOf('shop')).not_applicable).toEqual([]);
  });

  it('are three things on the page, for what is asked in the class', async () => {
    const page = await textOf('/offers/loan');
    expect(said(page, 'Loan to value')).toBe('61.5%');
    expect(said(page, 'Largest loan')).toBe('Does not apply');
    expect(said(page, 'Loans in arrears')).toBe('Not stated');
    expect(page).not.toMatch(/Occupancy|Auditor|Pre-money/);
    expect(page).toContain('states 1 of the 7 facts we ask for in private credit. 1 does not apply.');
  });

  it('are three things in the comparison and its file', async () => {
    const offers = await Promise.all(['loan', 'loan-2', 'shop'].map(offerOf));
    const csv = comparisonCsv(offers, comparisonRows(offers), site.address, '', []);
    const lineOf = (label: string) => csv.find((line) => line[1] === label)?.slice(2, 5);
    expect(lineOf('Loan to value')).toEqual(['61.5%', 'Not stated', 'Not asked of this kind of offer']);
    expect(lineOf('Loans in arrears')).toBeUndefined();
    const two = offers.slice(0, 2);
    const ofTwo = comparisonCsv(two, comparisonRows(two), site.address, '', []);
    expect(ofTwo.find((line) => line[1] === 'Largest loan')?.slice(2, 4)).toEqual([
      'Does not apply',
      'Not stated',
    ]);
    const page = await textOf('/compare?offers=loan,loan-2');
    expect(page).toContain('Does not apply');
  });
});

it('a register number leads to its register', async () => {
  const page = await bodyOf(site, '/offers/loan');
  expect(page).toContain(`href="https://www.nzbn.govt.nz/mynzbn/nzbndetails/${NZBN}/"`);
  expect(page).toContain(`href="https://search.gleif.org/#/record/${madeIdentifier('lei', 1)}"`);
});

it('of an exclusive offer nobody learns fee terms, exit terms, or which of them do not apply', async () => {
  for (const [at, body] of bodies.entries()) {
    expect([PUBLIC[at], body]).not.toEqual([
      PUBLIC[at],
      expect.stringMatching(/77\.125|2031-07-19|19 July 2031|Xyzzy/),
    ]);
  }
  expect((await offerOf('secret')).not_applicable).toEqual(['gearing']);
  const none = { performance_hurdle: null, exit_windows: null, fee_base: null, not_applicable: ['gearing'] };
  const other = await startPublishingSite(write('2', none));
  try {
    for (const [at, path] of PUBLIC.entries()) {
      const same = (await bodyOf(other, path)).replaceAll(other.address, site.address);
      expect([path, asRead(same) === asRead(bodies[at] ?? '')]).toEqual([path, true]);
    }
  } finally {
    await other.close();
  }
});

/** A body without the moment of its publication and the hash of the release, which covers what is locked. */
const asRead = (body: string) =>
  body.replace(
    /\d{4}-\d\d-\d\dT[\d:.]+Z|\d{13}|"hash":"[0-9a-f]{64}"|(?<="version":"[0-9a-f]+)-[0-9a-f]{8}/g,
    '',
  );
