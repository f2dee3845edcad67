/**
 * Answers the first list, the first search with words and one with a typing error from a search file, in a process that did
 * nothing before. Arguments: the path of the file. Message: a `ColdCost` for each.
 */
import { whenUsed } from '@tussock/core/text/when-used';
import { localSqlite } from '@tussock/store/local-sqlite';
import { createSearch } from '@tussock/store/search';
import { openSearchFile } from '@tussock/store/search-file';

export interface ColdCost {
  name: string;
  /** CPU milliseconds. */
  cpu: number;
  /** Megabytes that the process has, at the end. */
  rss: number;
}

const [, , path = ''] = process.argv;
const open = await localSqlite();
if (!open) throw new Error('There is no SQLite here');
const refuse = async () => {
  throw new Error('A search with a file reads nothing else');
};
const reads = {
  catalogue: refuse,
  firms: refuse,
  textIndex: refuse,
  offersOnPlatform: async () => null,
  searchRedaction: async () => null,
};
const query = {
  q: '',
  filters: {},
  sort: null,
  page: 1,
  limit: 25,
  today: '2026-11-20',
  open_first: ['Open'],
};

const file = whenUsed(() => openSearchFile(open(path)));
const search = createSearch(reads, async () => file());
await measure('first list', {});
await measure('second list', { page: 2 });
await measure('first words', { q: 'property fund' });
await measure('typing error', { q: 'property fund'.replace('er', 're').replace('un', 'nu') });
await measure('sentence', { q: 'private credit under 50k', sentence: true });
process.disconnect?.();

async function measure(name: string, more: object) {
  const from = process.cpuUsage();
  await search.search(1, { ...query, ...more });
  const { user, system } = process.cpuUsage(from);
  const cost: ColdCost = { name, cpu: (user + system) / 1_000, rss: process.memoryUsage.rss() / 2 ** 20 };
  process.send?.(cost);
}
