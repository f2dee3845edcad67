import { assemble } from '@tussock/core/directory/assemble';
import type { Filters } from '@tussock/core/offer/facets';
import { firmCardsOf } from '@tussock/store/firm-cards';
import { createSearch, type Search, type SearchQuery } from '@tussock/store/search';
import { buildTextIndex } from '@tussock/store/text-index';
import { validFolder } from '../seed/folder/valid-folder';
import { manyOffers } from './many-offers';

/*
 * `npm run bench:search`: the CPU cost of what a visitor of a list asks for, with 1,000 and with 20,000 offers in one run: a change of a facet, a
 * search with words, words that must be mended, a page of providers.
 */
const SIZES = [1_000, 20_000];
const ROUNDS = 40;
const WARMING = 15;
const ASKED: Omit<SearchQuery, 'filters'> = { q: '', sort: null, page: 1, limit: 25, today: '2026-11-20' };
const CHOICES: Filters[] = [
  {},
  { status: ['Open'] },
  { distribution: ['monthly', 'quarterly'] },
  { min_investment: ['under-50k', '50k-100k'], status: ['Open'] },
  { asset_class: ['property', 'forestry'], tax_structure: ['pie'], target_return: ['8-10'] },
];
const pick = <T>(values: readonly T[], round: number): T => values[round % values.length] as T;

/** Two words each of names in the directory, none twice: what was answered once is kept and would cost nothing. */
function textsOf(names: readonly string[]): string[] {
  const pairs = names
    .map((name) => name.split(/[^\p{L}]+/u).filter((word) => word.length > 4))
    .filter(({ length }) => length > 1);
  return [...new Set(pairs.map(([first, second]) => `${first} ${second}`))];
}
const mistyped = (text: string) => text.slice(0, 2) + text.slice(3);

type Question = (search: Search, round: number, texts: readonly string[]) => Promise<unknown>;
const QUESTIONS: Record<string, Question> = {
  'facet change': (search, round) =>
    search.search(1, { ...ASKED, filters: pick(CHOICES, round), page: 1 + (round % 3) }),
  'facet change within words': (search, round) =>
    search.search(1, { ...ASKED, q: 'forest', filters: pick(CHOICES, round) }),
  'search with words': (search, round, texts) =>
    search.search(1, { ...ASKED, q: pick(texts, round), filters: {} }),
  'search with a typing error': (search, round, texts) =>
    search.search(1, { ...ASKED, q: mistyped(pick(texts, round)), filters: {} }),
  'page of providers': (search, round) =>
    search.firms(1, 'providers', {
      ...{ q: '', sort: null, limit: 25, page: 1 + (round % 3) },
      filters: round % 2 ? { type: ['fund-manager'] } : {},
    }),
};

/** CPU milliseconds of one call, the mean of many. */
async function cpuOf(call: (round: number) => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) await call(round);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000 / ROUNDS;
}

async function measure(size: number): Promise<Record<string, number>> {
  const content = assemble(manyOffers(validFolder('scripts/sample', { quiet: true }), size));
  const [firms, text] = [firmCardsOf(content), buildTextIndex(content)];
  const texts = textsOf(content.cards.map(({ name }) => name));
  const open = () =>
    createSearch({
      catalogue: async () => content.cards,
      firms: async () => firms,
      textIndex: async () => text,
    });
  const costs: Record<string, number> = {};
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const warm = open();
    for (let round = 0; round < WARMING; round++) await question(warm, round, texts);
    costs[name] = await cpuOf((round) => question(warm, WARMING + round, texts));
  }
  return costs;
}

const results: Record<string, number>[] = [];
for (const size of SIZES) results.push(await measure(size));
const [few = {}, many = {}] = results;
const row = (...cells: string[]) =>
  console.log(cells.map((cell, at) => (at ? cell.padStart(14) : cell.padEnd(28))).join(''));
row('CPU-ms of one answer', ...SIZES.map((size) => `${size.toLocaleString('en-NZ')} offers`), 'ratio');
for (const name of Object.keys(QUESTIONS)) {
  const [a = 0, b = 0] = [few[name], many[name]];
  row(name, a.toFixed(2), b.toFixed(2), (b / a).toFixed(1));
}
