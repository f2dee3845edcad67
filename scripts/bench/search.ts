import { assemble } from '@tussock/core/directory/assemble';
import type { Filters } from '@tussock/core/offer/facets';
import { firmCardsOf } from '@tussock/store/firm-cards';
import { createSearch, type Search, type SearchQuery } from '@tussock/store/search';
import { buildTextIndex } from '@tussock/store/text-index';
import { defineCommand } from '../cli/command';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { validFolder } from '../seed/folder/valid-folder';
import { BENCH_EXIT_CODES, SIZES, sizesOf } from './arguments';
import { manyOffers } from './many-offers';

const ROUNDS = 40;
const WARM_UP = 15;
const QUERY: Omit<SearchQuery, 'filters'> = { q: '', sort: null, page: 1, limit: 25, today: '2026-11-20' };
const CHOICES: Filters[] = [
  {},
  { status: ['Open'] },
  { distribution: ['monthly', 'quarterly'] },
  { min_investment: ['under-50k', '50k-100k'], status: ['Open'] },
  { asset_class: ['property', 'forestry'], tax_structure: ['pie'], target_return: ['8-10'] },
];
const pick = <T>(values: readonly T[], round: number): T => values[round % values.length] as T;

/** Two words each of names in the directory, no pair twice: a cached answer would cost nothing. */
function textsOf(names: readonly string[]): string[] {
  const pairs = names
    .map((name) => name.split(/[^\p{L}]+/u).filter((word) => word.length > 4))
    .filter(({ length }) => length > 1);
  return [...new Set(pairs.map(([first, second]) => `${first} ${second}`))];
}
const mistyped = (text: string) => text.slice(0, 2) + text.slice(3);

type Read = (search: Search, round: number, texts: readonly string[]) => Promise<unknown>;
const READS: Record<string, Read> = {
  'facet change': (search, round) =>
    search.search(1, { ...QUERY, filters: pick(CHOICES, round), page: 1 + (round % 3) }),
  'facet change within words': (search, round) =>
    search.search(1, { ...QUERY, q: 'forest', filters: pick(CHOICES, round) }),
  'search with words': (search, round, texts) =>
    search.search(1, { ...QUERY, q: pick(texts, round), filters: {} }),
  'search with a typing error': (search, round, texts) =>
    search.search(1, { ...QUERY, q: mistyped(pick(texts, round)), filters: {} }),
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
  const content = assemble(manyOffers(await validFolder('scripts/sample', { quiet: true }), size));
  const [firms, text] = [firmCardsOf(content), buildTextIndex(content)];
  const texts = textsOf(content.cards.map(({ name }) => name));
  const open = () =>
    createSearch({
      catalogue: async () => content.cards,
      firms: async () => firms,
      textIndex: async () => text,
      hiddenFromSearch: async () => new Set(),
    });
  const costs: Record<string, number> = {};
  for (const [name, read] of Object.entries(READS)) {
    const warm = open();
    for (let round = 0; round < WARM_UP; round++) await read(warm, round, texts);
    costs[name] = await cpuOf((round) => read(warm, WARM_UP + round, texts));
  }
  return costs;
}

const search = defineCommand({
  meta: { description: 'Measure the CPU time of search and lists with 1,000 and 20,000 offers' },
  details:
    'A change of a facet, a search with words, words with a typing error, a page of providers. It never fails.',
  example: '--offers 500,2000',
  args: { offers: SIZES.offers },
  async run({ args: { offers } }) {
    const sizes = sizesOf({ offers, full: false }, [1_000, 20_000], 20_000);
    const results: Record<string, number>[] = [];
    for (const size of sizes) results.push(await measure(size));
    const names = sizes.map((size) => `${size.toLocaleString('en-NZ')} offers`);
    say(row('CPU ms of one answer', ...names, 'ratio'));
    for (const name of Object.keys(READS)) {
      const costs = results.map((result) => result[name] ?? 0);
      const ratio = (costs.at(-1) ?? 0) / (costs[0] ?? 1);
      say(row(name, ...costs.map((cost) => cost.toFixed(2)), ratio.toFixed(1)));
    }
  },
});

const row = (first: string, ...cells: string[]): string =>
  first.padEnd(28) + cells.map((cell) => cell.padStart(14)).join('');

await runProgram({ name: 'npm run bench:search', exitCodes: BENCH_EXIT_CODES, command: search });
