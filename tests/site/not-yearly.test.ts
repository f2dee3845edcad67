import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcpClient } from '../support/mcp';
import { type PublishingSite, startPublishingSite } from '../support/site';

const TOTAL = 'total return, not annualised';
const REASON = `The target is stated as "${TOTAL}", which is not a rate a year.`;
/** The target, or what fees and tax leave of it, as a rate a year: no other offer of the class has so much. */
const WORKED_OUT = /\b[2-9]\d(\.\d+)?% (a year|p\.a\.)/;

const folder = mkdtempSync(join(tmpdir(), 'tussock-not-yearly-'));
let site: PublishingSite;
let slug: string;
let name: string;
let assetClass: string;

interface Row extends Record<string, unknown> {
  slug: string;
  name: string;
}

beforeAll(async () => {
  cpSync('scripts/sample', folder, { recursive: true });
  const file = join(folder, 'offers.json');
  const offers = JSON.parse(readFileSync(file, 'utf8')) as Row[];
  const offer = offers.find(
    (each) => each.status === 'Open' && !each.is_exclusive && each.minimum_investment && each.management_fee,
  );
  if (!offer) throw new Error('the sample has no such offer');
  Object.assign(offer, { target_return_min: 45, target_return_max: 60, target_return_type: TOTAL });
  offer.returns_stated = null;
  ({ slug, name } = offer);
  writeFileSync(file, JSON.stringify(offers));
  site = await startPublishingSite(folder);
  assetClass = (await json(`/api/offers/${slug}`)).asset_class.slug;
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

// biome-ignore lint/suspicious/noExplicitAny: each test reads the answer of its own route
async function json(path: string): Promise<any> {
  const response = await fetch(site.address + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/** The text of a page, without scripts and styles, in one line. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(site.address + path)).text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
}

const listed = () => `asset_class=${assetClass}&sort=left_after&rate=person-33`;

describe('a target that is a total return, not annualised, is no rate a year', () => {
  it('in the search, where it has no figure and comes after those that have one', async () => {
    const { data } = await json(`/api/search?${listed()}&limit=100`);
    const left = (data as (Row & { left_after: { computed: boolean } })[]).map((row) => [
      row.slug,
      row.left_after,
    ]);
    const at = left.findIndex(([id]) => id === slug);
    expect(left[at]?.[1]).toEqual({ computed: false, reason: REASON });
    const computed = data.map((row: { left_after: { computed: boolean } }) => row.left_after.computed);
    expect(computed).toContain(true);
    expect(computed.slice(at)).not.toContain(true);
  });

  it('on its card', async () => {
    const text = await textOf(`/offers?${listed()}`);
    const card = text.slice(text.indexOf(REASON) - 1_000, text.indexOf(REASON) + REASON.length);
    expect(text).toContain(REASON);
    expect(card).toContain(`45–60% ${TOTAL}`);
    expect(card).toContain('Not worked out');
    expect(card.slice(card.lastIndexOf(name))).not.toMatch(WORKED_OUT);
  });

  it('in the files of the list', async () => {
    const csv = await (await fetch(`${site.address}/offers.csv?${listed()}`)).text();
    const line = csv.split('\n').find((each) => each.includes(slug));
    expect(line).toContain(TOTAL);
    expect(line).not.toMatch(WORKED_OUT);
    const { data } = await json(`/offers.json?${listed()}`);
    const row = data.find((each: Row) => each.slug === slug);
    expect(row).toMatchObject({ target_return_min: 45, target_return_max: 60, target_return_type: TOTAL });
  });

  it('on its page, which says why and draws no payments', async () => {
    const text = await textOf(`/offers/${slug}`);
    expect(text).toContain('which is not a rate a year');
    expect(text).not.toMatch(WORKED_OUT);
    expect(await json(`/api/charts/offers/${slug}/cash-flow`)).toEqual({ chart: null });
  });

  it('in a comparison', async () => {
    const text = await textOf(`/compare?offers=${slug}`);
    expect(text).toContain(`45–60% ${TOTAL}`);
    expect(text).not.toMatch(WORKED_OUT);
  });

  it('in the figures of its class, which the portfolio builder is beside', async () => {
    const figures = (await json('/api/asset-class-figures')).data ?? (await json('/api/asset-class-figures'));
    const own = (figures as { asset_class: Row; targets: Row[] }[]).find(
      ({ asset_class }) => asset_class.slug === assetClass,
    );
    expect(own?.targets).toContainEqual({ return_type: TOTAL, lowest: 45, highest: 60, offers: 1 });
    for (const { return_type, highest } of own?.targets ?? [])
      if (return_type !== TOTAL) expect(highest).toBeLessThan(45);
    expect(await textOf('/portfolio-builder')).not.toContain('45–60%');
  });

  it('for assistants', async () => {
    const { call } = mcpClient((path, init) => fetch(site.address + path, init));
    const { structuredContent } = await call('after_tax', { offer: slug, position: 'person-33' });
    expect(structuredContent).toMatchObject({ not_computed: REASON, returns: null, steps: [] });
    const found = await call('search_offers', {
      asset_class: [assetClass],
      sort: 'left_after',
      rate: 'person-33',
      limit: 25,
    });
    const own = found.structuredContent.offers.find((each: Row) => each.slug === slug || each.name === name);
    expect(JSON.stringify(own)).toContain('which is not a rate a year');
    expect(JSON.stringify(own)).not.toMatch(WORKED_OUT);
    const compared = await call('compare_offers', {
      offers: [slug, site.directory.offers.find((o) => o.slug !== slug && o.is_active)?.slug],
    });
    expect(compared.isError).toBeUndefined();
    expect(JSON.stringify(compared.structuredContent)).toContain(TOTAL);
  });
});
