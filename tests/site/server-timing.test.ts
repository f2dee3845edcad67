import { beforeAll, expect, it } from 'vitest';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
beforeAll(async () => {
  site = await sharedSite();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { headers, redirect: 'manual' });

it.each([
  ['/offers', 200],
  ['/offers/', 301],
  ['/no-such-page', 404],
  ['/api/offers?limit=1', 200],
  ['/api/offers?limit=0', 400],
  ['/api/no-such-route', 404],
  ['/offers.csv', 200],
  ['/robots.txt', 200],
])('%s says how long the site took for it', async (path, status) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('server-timing')]).toEqual([
    status,
    expect.stringMatching(/^total;dur=\d+\.\d$/),
  ]);
});

it.each(['/offers', '/api/offers?limit=1'])(
  '%s says so too where the browser has it already',
  async (path) => {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    const answer = await ask(path, { 'if-none-match': etag });
    expect([answer.status, answer.headers.get('server-timing')]).toEqual([
      304,
      expect.stringMatching(/^total;dur=\d+\.\d$/),
    ]);
  },
);

it('says so where the directory cannot be read', async () => {
  site.breakReads(true);
  try {
    // No other file asks for these: what was asked before is answered from memory.
    const unasked = ['/tags/asked-here-alone', '/api/tags/asked-here-alone'];
    const answers = await Promise.all(unasked.map((path) => ask(path)));
    for (const { status, headers } of answers)
      expect([status >= 500, headers.get('server-timing')]).toEqual([
        true,
        expect.stringMatching(/^total;dur=/),
      ]);
  } finally {
    site.breakReads(false);
  }
});
