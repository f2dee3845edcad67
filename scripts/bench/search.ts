import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Assembled, assemble } from '@tussock/core/directory/assemble';
import type { Filters } from '@tussock/core/offer/facets';
import { firmCardsOf } from '@tussock/store/firm-cards';
import { localSqlite } from '@tussock/store/local-sqlite';
import { createSearch, type Search, type SearchQuery } from '@tussock/store/search';
import { buildTextIndex, readTextIndex } from '@tussock/store/text-index';
import { writeSearchFile } from '@tussock/store/write-search-file';
import { defineCommand } from '../cli/command';
import { OperationError } from '../cli/failure';
import { runProgram } from '../cli/run-program';
import { say } from '../cli/terminal';
import { validFolder } from '../seed/folder/valid-folder';
import { PRINT_EXIT_CODES, SIZES, sizesOf } from './arguments';
import type { ColdCost } from './cold-search';
import { manyOffers } from './many-offers';
import { mistyped } from './peers/words';

const ROUNDS = 40;
const WARM_UP = 15;
const SIZES_OF_FILE = [20_000, 100_000];
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
      q: '',
      sort: null,
      limit: 25,
      page: 1 + (round % 3),
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

const contentOf = async (size: number): Promise<Assembled> =>
  assemble(manyOffers(await validFolder('scripts/sample', { quiet: true }), size));

async function measure(size: number): Promise<Record<string, number>> {
  const content = await contentOf(size);
  const [firms, text] = [firmCardsOf(content), buildTextIndex(content)];
  const texts = textsOf(content.cards.map(({ name }) => name));
  const open = () =>
    createSearch({
      catalogue: async () => content.cards,
      offersOnPlatform: async () => null,
      firms: async () => firms,
      textIndex: async () => text,
      searchRedaction: async () => null,
    });
  const costs: Record<string, number> = {};
  for (const [name, read] of Object.entries(READS)) {
    const warm = open();
    for (let round = 0; round < WARM_UP; round++) await read(warm, round, texts);
    costs[name] = await cpuOf((round) => read(warm, WARM_UP + round, texts));
  }
  return costs;
}

/** The costs of the first answers from a search file in a new process, and the size of the file. */
async function measureFile(content: Assembled): Promise<{ costs: ColdCost[]; bytes: number }> {
  const sqlite = await localSqlite();
  if (!sqlite) throw new OperationError('There is no SQLite here: Node 22.13 has it, or npm ci installs it.');
  const folder = mkdtempSync(join(tmpdir(), 'tussock-bench-'));
  try {
    const path = join(folder, 'search.sqlite');
    const text = readTextIndex(buildTextIndex(content));
    writeSearchFile(sqlite, path, { cards: content.cards, text, thresholds: content.settings });
    const costs: ColdCost[] = [];
    const child = fork(join(import.meta.dirname, 'cold-search.ts'), [path]);
    child.on('message', (cost) => costs.push(cost as ColdCost));
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new OperationError('The search in a new process failed.');
    return { costs, bytes: statSync(path).size };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const search = defineCommand({
  meta: { description: 'Measure the CPU time of search and lists with 1,000 and 20,000 offers' },
  details:
    'A change of a facet, a search with words, words with a typing error, a page of providers. It never fails.',
  example: '--offers 500,2000',
  args: { offers: SIZES.offers, full: SIZES.full },
  async run({ args: { offers, full } }) {
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
    for (const size of full ? SIZES_OF_FILE : sizes.slice(-1)) await sayFile(size);
  },
});

async function sayFile(size: number): Promise<void> {
  const { costs, bytes } = await measureFile(await contentOf(size));
  say(
    `\nA search file of ${size.toLocaleString('en-NZ')} offers, ${(bytes / 2 ** 20).toFixed(0)} MB, in a new process`,
  );
  say(row('', 'CPU ms', 'MB resident'));
  for (const { name, cpu, rss } of costs) say(row(name, cpu.toFixed(0), rss.toFixed(0)));
}

const row = (first: string, ...cells: string[]): string =>
  first.padEnd(28) + cells.map((cell) => cell.padStart(14)).join('');

await runProgram({ name: 'npm run bench:search', exitCodes: PRINT_EXIT_CODES, command: search });
