import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valueText } from '@tussock/core/column/value-text';
import { columnsOf } from '@tussock/core/directory/tables';
import { withNzd } from '@tussock/core/money/exchange-rate';
import { LOCKED_COLUMNS, OFFER_CARD } from '@tussock/core/offer/columns';
import { FACT_GROUPS } from '@tussock/core/offer/fact-groups';
import { FACTS, type FactName, factText, hasLine } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonCsv } from '../../packages/web/src/features/comparison/comparison-csv';
import { comparisonRows } from '../../packages/web/src/features/comparison/rows';
import { validFolder } from '../../scripts/seed/folder/valid-folder';
import { writeEveryColumn } from '../support/every-column';
import { type PublishingSite, startPublishingSite } from '../support/site';

const folder = mkdtempSync(join(tmpdir(), 'tussock-columns-'));
const COLUMNS = columnsOf('offers');
const LABELLED = COLUMNS.filter(([, { label }]) => label !== undefined);
const factsWhere = (holds: (group: (typeof FACT_GROUPS)[number]) => boolean) =>
  FACT_GROUPS.filter(holds).flatMap(({ facts }): readonly FactName[] => facts);

let site: PublishingSite;
let offer: Offer;
beforeAll(async () => {
  writeEveryColumn(join(folder, '1'), 1);
  writeEveryColumn(join(folder, '2'), 2);
  site = await startPublishingSite(join(folder, '1'));
  offer = await (await fetch(`${site.address}/api/offers/public`)).json();
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

/** The text of a page, without scripts (which carry the data a second time). */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(site.address + path)).text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

describe('a column of offers that is declared in core', () => {
  it('comes from the data file to the API', () => {
    const [row] = site.directory.offers;
    expect(row).toMatchObject({ slug: 'public', defaulted: [] });
    for (const [name] of COLUMNS) {
      const value = row?.[name as keyof typeof row];
      expect([name, value]).not.toEqual([name, null]);
      expect([name, offer[name as keyof Offer]]).toEqual([name, value]);
    }
  });

  it('is in the documentation of the API under its label', async () => {
    const specs = await (await fetch(`${site.address}/api/openapi.json`)).json();
    const { properties } = specs.components.schemas.Offer;
    for (const [name, { label }] of LABELLED) expect(properties[name]?.description).toContain(`${label}.`);
    const page = await textOf('/api/docs');
    for (const [name, { label }] of LABELLED) expect(page).toMatch(new RegExp(`${name}[\\s\\S]*${label}\\.`));
  });

  it('is on the page of the offer', async () => {
    const page = await textOf('/offers/public');
    for (const name of factsWhere(({ keyFacts, name: group }) => keyFacts || group === 'fees')) {
      if (!hasLine(offer, name)) continue;
      expect(page).toContain(FACTS[name].label);
      const words = name === 'tags' || name === 'risk_rating' ? offer.risk_rating : factText(offer, name);
      expect(page).toContain(words);
    }
    for (const text of [offer.description, offer.details, offer.conflicts, offer.documents[0]?.title])
      expect(page).toContain(text);
  });

  it('is in the comparison and in its file', async () => {
    const page = await textOf('/compare?offers=public,exclusive');
    const csv = comparisonCsv([offer], comparisonRows([offer]), site.address, '', []);
    for (const name of factsWhere(() => true)) {
      const { label, onPageOnly, optional } = FACTS[name];
      const words = factText(offer, name);
      const isCompared = !onPageOnly && (!optional || FACTS[name].text(offer) !== null);
      const { minimum_investment, investment_currency } = offer;
      const inFile =
        name === 'minimum_investment' ? withNzd(words, minimum_investment, investment_currency, []) : words;
      expect([name, csv.some((row) => row[1] === label && row[2] === inFile)]).toEqual([name, isCompared]);
      if (isCompared) expect(page).toContain(words);
    }
  });

  it('is a fact of the page wherever a reader looks for figures, dates and choices', () => {
    const shown = new Set(factsWhere(() => true).flatMap((name) => FACTS[name].fields as readonly string[]));
    for (const [name, column] of LABELLED) {
      if (['text', 'copy', 'markdown', 'documents'].includes(column.kind) || name === 'is_exclusive')
        continue;
      expect([name, shown.has(name)]).toEqual([name, true]);
    }
  });

  it('is on cards as declared', async () => {
    const { data } = await (await fetch(`${site.address}/api/offers?view=card`)).json();
    expect(Object.keys(data[0])).toEqual([...OFFER_CARD, 'provider', 'platform', 'fund', 'checks']);
  });

  it('is nowhere in an exclusive offer where it is locked', async () => {
    const paths = ['/api/offers/exclusive', '/api/offers', '/offers/exclusive', '/compare?offers=exclusive'];
    const bodies = await Promise.all(paths.map(async (path) => (await fetch(site.address + path)).text()));
    const listed = JSON.parse(bodies[0] ?? '');
    for (const name of LOCKED_COLUMNS) expect(listed[name] ?? []).toEqual([]);
    for (const body of bodies.filter((_, at) => paths[at] !== '/api/offers')) {
      expect(body).not.toContain(`details 1`);
      expect(body).not.toContain('Document 1');
    }
  });

  it('has its change told in its words, and no change of it is told where it is locked', async () => {
    const before = site.directory.offers[0];
    const changed = await validFolder(join(folder, '2'), { quiet: true });
    await site.publish(changed);
    await expect.poll(() => textOf('/changes'), { timeout: 20_000 }).toContain('The public offer');
    const page = await textOf('/changes');
    const lines = page.split('\n');
    for (const [name, column] of LABELLED) {
      if (column.change === 'unlisted' || column.to || name === 'name' || name === 'is_exclusive') continue;
      const told = lines.filter((line) => line.startsWith(`${column.label}: `));
      const value = before?.[name as keyof typeof before];
      const words = valueText(column, value, before ?? {});
      const isText = ['markdown', 'documents'].includes(column.kind) || column.change === 'rewritten';
      expect([name, told[0]]).toEqual([
        name,
        expect.stringContaining(isText ? 'rewritten' : `${words}, now`),
      ]);
      expect([name, told.length]).toEqual([name, column.locked ? 1 : 2]);
    }
  });
});
