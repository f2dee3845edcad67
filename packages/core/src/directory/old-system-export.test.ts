import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { faq } from '../faq/faq';
import { provider } from '../firm/provider';
import { isOfType } from '../firm/provider-type';
import { fund } from '../fund/fund';
import { countFacets } from '../list/facet-table';
import { facetTable } from '../offer/facet-counts';
import { catalogueOffer, offer } from '../offer/offer';
import { findOpportunityFilter } from '../offer/opportunity-filters';
import { assemble } from './assemble';
import type { Directory } from './directory';
import type { RawTables } from './raw-tables';
import { TABLE_NAMES } from './tables';
import { validateDirectory } from './validate';

const folder = join(import.meta.dirname, '../../../../tests/fixtures/old-system-export');

function readExport(): RawTables {
  const tables: RawTables = {};
  for (const name of TABLE_NAMES) {
    const path = join(folder, `${name}.csv`);
    if (!existsSync(path)) continue;
    const rows: unknown[] = parse(readFileSync(path), { columns: true, bom: true });
    tables[name] = { file: `${name}.csv`, rows, text_values: true };
  }
  return tables;
}

const { directory, problems } = validateDirectory(readExport());
const release = assemble(directory as Directory);
const { cards, stats, counts } = release;
const matching = (slug: string) =>
  cards.filter((card) => findOpportunityFilter(slug)?.matches(card, release.settings)).length;
const tagged = (slug: string) => cards.filter((card) => card.tags.some((tag) => tag.slug === slug)).length;
const ofClass = (slug: string) => cards.filter((card) => card.asset_class?.slug === slug).length;
const ofType = (type: string) => release.providers.filter((each) => isOfType(each, type)).length;

describe('an export of the replaced system', () => {
  it('loads with warnings about columns, and about two texts with HTML that was put there to see it escaped', () => {
    expect(problems.map(({ severity, file, reason }) => [severity, file, reason])).toEqual([
      ['warning', 'offers.csv', expect.stringContaining('"updated_at", "created_by", "search_vector"')],
      ['warning', 'offer_tags.csv', expect.stringContaining('"id"')],
      ['warning', 'offers.csv', expect.stringContaining('has HTML (<script>)')],
      ['warning', 'offers.csv', expect.stringContaining('has HTML (<script>)')],
    ]);
  });

  it('has every number of its README', () => {
    expect(release.offers).toHaveLength(150);
    expect([cards.length, stats.open_offers, cards.filter((card) => card.is_aip_eligible).length]).toEqual([
      139, 93, 11,
    ]);
    expect([tagged('secondary-market'), tagged('carbon')]).toEqual([4, 8]);
    expect(cards.filter((card) => card.is_secondary_market)).toHaveLength(4);
    expect([ofClass('forestry'), ofClass('property')]).toEqual([14, 13]);
    expect([stats.providers, ofType('wealth manager'), ofType('Angel Network')]).toEqual([248, 72, 67]);
    expect(counts).toEqual({
      offers: 139,
      providers: 248,
      platforms: 40,
      funds: 500,
      tags: 60,
      asset_classes: 12,
      blog_posts: 50,
      faqs: 20,
    });
    expect(stats.asset_classes).toBe(12);
    expect(['under-50k', 'under-100k', '100k-500k', 'over-500k'].map(matching)).toEqual([12, 22, 115, 0]);
    expect(cards.filter((card) => card.minimum_investment === null)).toHaveLength(2);
    expect(release.offers.filter((each) => each.defaulted.includes('risk_rating'))).toHaveLength(3);
    expect(cards.slice(0, 3).map((card) => card.slug)).toEqual([
      'defensive-auckland-private-equity-offer-37',
      'cash-estate-renewable-energy-offer-25',
      'diversified-net-agriculture-offer-4',
    ]);
  });

  it('counts the same in the facets', () => {
    const { facets } = countFacets(facetTable(cards), {});
    const count = (name: keyof typeof facets, value: string) =>
      facets[name].find((option) => option.value === value)?.count;
    expect(count('status', 'Open')).toBe(93);
    expect(count('aip', 'true')).toBe(11);
    expect(count('asset_class', 'forestry')).toBe(14);
    expect([count('min_investment', 'under-50k'), count('min_investment', '100k-500k')]).toEqual([12, 115]);
  });

  it('assembles to what the schemas of the wire allow', () => {
    for (const each of release.offers) expect(offer.parse(each)).toEqual(each);
    for (const each of cards) expect(catalogueOffer.parse(each)).toEqual(each);
    for (const each of release.providers) expect(provider.parse(each)).toEqual(each);
    for (const each of release.funds) expect(fund.parse(each)).toEqual(each);
    for (const each of release.faqs) expect(faq.parse(each)).toEqual(each);
  });

  it('keeps texts as they are: macrons, typography, line ends, markup', () => {
    const found = release.offers.find((each) => each.slug === 'managed-returns-forestry-offer-1');
    expect(found?.name).toBe('Ngāti Pōneke “Whenua” – Managed Returns Forestry Offer 1');
    const opening = found?.description?.split('\n').slice(0, 3);
    expect(opening?.[0]).toBe('Line one, with a comma.');
    expect(opening?.[1]).toBe('Line two says "quoted".');
    expect(opening?.[2]).toMatch(/^<script>alert\(1\)<\/script> & <b>bold<\/b> /);
  });

  it('marks what was derived for the filters', () => {
    const derived = release.offers.filter((each) => each.derived.includes('tax_structure'));
    expect(derived.length).toBeGreaterThan(50);
    for (const each of derived) expect(['pie', 'limited-partnership']).toContain(each.tax_structure);
  });
});
