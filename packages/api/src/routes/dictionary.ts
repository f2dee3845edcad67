import { dictionaryAnswer } from '@tussock/core/open-data/dictionary';
import { dictionaryOf } from '@tussock/core/open-data/dictionary-of';
import { readOpenData } from '@tussock/store/open-data';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const operation = describe({
  id: 'getDictionary',
  summary: 'Every table and column of a data release: what it means, its values, and how many rows state it',
  group: 'Data releases',
  answers: dictionaryAnswer,
});

/** The dictionary of the files under /data. */
export const dictionary = new Hono<ApiEnv>().get(
  '/dictionary',
  operation,
  query(readParameters),
  pinned,
  async (c) => {
    const data = await readOpenData(c.get('reads'), c.get('release').release);
    return answer(c, { data: dictionaryOf(data) });
  },
);
