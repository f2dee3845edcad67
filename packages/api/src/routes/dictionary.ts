import { type DictionaryTable, dictionaryAnswer } from '@tussock/core/open-data/dictionary';
import { dictionaryOf } from '@tussock/core/open-data/dictionary-of';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { readOpenCounts } from '@tussock/store/open-counts';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { query, readParameters } from '../http/parameters';
import { pinned, versionOf } from '../http/pinned';
import { describe } from '../openapi/describe';

const operation = describe({
  id: 'getDictionary',
  summary: 'Every table and column of a data release: what it means, its values, and how many rows state it',
  group: 'Data releases',
  answers: dictionaryAnswer,
});

type Dictionaries = LRUCache<string, DictionaryTable[], number>;

/** The live release and the one before it, as visitors may see them. */
const CACHED = 2;
const made = new WeakMap<DirectoryReads, Dictionaries>();

/** Made once for a version of a release, whatever the address: where something may not be shown it is counted from every record, and anybody can make up parameters. */
function dictionariesOf(reads: DirectoryReads): Dictionaries {
  const known = made.get(reads) ?? new LRUCache({ max: CACHED, fetchMethod, ignoreFetchAbort: true });
  made.set(reads, known);
  return known;

  async function fetchMethod(_version: string, _stale: unknown, { context: release }: { context: number }) {
    return dictionaryOf(await readOpenCounts(reads, release));
  }
}

/** The dictionary of the files under /data. */
export const dictionary = new Hono<ApiEnv>().get(
  '/dictionary',
  operation,
  query(readParameters),
  pinned,
  async (c) => {
    const release = c.get('release');
    const data = await dictionariesOf(c.get('reads')).forceFetch(versionOf(release), {
      context: release.release,
    });
    return answer(c, { data });
  },
);
