import { releaseInfo, releasesAnswer, stats } from '@tussock/core/release/release';
import { siteSettings } from '@tussock/core/settings/settings-schema';
import { ANY_SITE } from '@tussock/server/http/any-site';
import { PRIVATE, SHARED } from '@tussock/server/http/caching';
import { bodyTag, matchesTag } from '@tussock/server/http/etag';
import { isPersonal } from '@tussock/server/http/viewer';
import { Hono } from 'hono';
import type { ApiEnv } from '../env';
import { answer } from '../http/answer';
import { query, readParameters } from '../http/parameters';
import { pinned, requestedRelease } from '../http/pinned';
import { describe } from '../openapi/describe';

const describeInfo = describe({
  id: 'getRelease',
  summary: 'The live release, or the one named',
  group: 'Release',
  answers: () => releaseInfo(),
});
const describeStats = describe({
  id: 'getStats',
  summary: 'Counts for the home page',
  group: 'Release',
  answers: () => stats,
});
const describeSettings = describe({
  id: 'getSettings',
  summary: 'Name, address and public settings of the site',
  group: 'Release',
  answers: () => siteSettings,
});

const describeReleases = describe({
  id: 'listReleases',
  summary: 'Every release that is or was live, newest first',
  description:
    'Which of them can still be read, with the hash of each and of the one before it; /data has their files. The list is that of now, whichever release is named; it also has later ones. Named and gone: 410.',
  group: 'Release',
  answers: () => releasesAnswer(),
});

/** What the release's manifest says about itself. */
export const release = new Hono<ApiEnv>()
  .get('/release', describeInfo, query(readParameters), pinned, (c) => {
    const { release, published_at, counts, hash, previous } = c.get('release');
    return answer(c, { release, published_at, counts, hash, previous });
  })
  .get('/releases', describeReleases, query(readParameters), async (c) => {
    const reads = c.get('reads');
    await requestedRelease(reads, c.req.valid('query'));
    const body = { data: await reads.listReleases() };
    // Not pinned: a release is pruned or withdrawn without a new one going live.
    const etag = bodyTag(c.get('build'), JSON.stringify(body));
    if (isPersonal(c)) return c.json(body, 200, { 'Cache-Control': PRIVATE });
    const headers = { ...ANY_SITE, 'Cache-Control': SHARED, ETag: etag };
    if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers) as never;
    return c.json(body, 200, headers);
  })
  .get('/stats', describeStats, query(readParameters), pinned, async (c) =>
    answer(c, await c.get('reads').stats(c.get('release').release)),
  )
  .get('/settings', describeSettings, query(readParameters), pinned, (c) =>
    answer(c, c.get('release').settings),
  );
