import { releaseInfo, stats } from '@tussock/core/release/release';
import { siteSettings } from '@tussock/core/settings/settings-schema';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { query, readParameters } from '../http/parameters';
import { pinned } from '../http/pinned';
import { describe } from '../openapi/describe';

const describeInfo = describe({
  id: 'getRelease',
  summary: 'The live release, or the one named',
  group: 'Release',
  answers: releaseInfo,
});
const describeStats = describe({
  id: 'getStats',
  summary: 'Counts for the home page',
  group: 'Release',
  answers: stats,
});
const describeSettings = describe({
  id: 'getSettings',
  summary: 'Name, address and public settings of the site',
  group: 'Release',
  answers: siteSettings,
});

/** What the release's manifest says about itself. */
export const release = new Hono<ApiEnv>()
  .get('/release', describeInfo, query(readParameters), pinned, (c) => {
    const { release, published_at, counts, hash, previous } = c.var.release;
    return answer(c, { release, published_at, counts, hash, previous });
  })
  .get('/stats', describeStats, query(readParameters), pinned, (c) => answer(c, c.var.release.stats))
  .get('/settings', describeSettings, query(readParameters), pinned, (c) =>
    answer(c, c.var.release.settings),
  );
