import { listOf } from '@tussock/core/answers/page';
import { classFigures } from '@tussock/core/asset-class/class-figures';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const operation = describe({
  id: 'listAssetClassFigures',
  summary: 'What the listed offers of each asset class say together, by name',
  description:
    'Counts, and ranges of minimums and targets over the open offers. Classes without an offer are left out.',
  group: 'Asset classes',
  answers: () => listOf(classFigures()),
});

export const assetClassFigures = new Hono<ApiEnv>().get(
  '/asset-class-figures',
  operation,
  query(readParameters),
  pinned,
  async (c) => answer(c, { data: (await c.get('reads').overview(c.get('release').release)).class_figures }),
);
