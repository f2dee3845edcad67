import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPreviewSource } from '@tussock/store/preview-source';
import { createDirectoryReads } from '@tussock/store/reads';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../scripts/local/site';
import { diffDirectories } from '../../scripts/seed/diff/diff-directories';
import { validFolder } from '../../scripts/seed/folder/valid-folder';
import { newFolder, SAMPLE } from '../seed/run-seed';
import { seedHere as seed } from '../seed/seed-here';
import { useSeedTable } from '../seed/seed-table';
import { builtSite } from '../support/built-site';
import { openTable } from '../support/engines';

const at = useSeedTable();
const MINIMUM = 123_456;
let site: Awaited<ReturnType<typeof createSite>>;
let folder: string;
let slug: string;
let was: number;
let preview: { release: number; address: string; expires_at: string; compared_with: number };
let base: string;
let clock = Date.now();

const run = async (...words: string[]) => {
  const ended = await seed(words, at.env);
  expect(ended, ended.stdout + ended.stderr).toMatchObject({ code: 0 });
  return ended.stdout;
};
const get = async (path: string, init?: RequestInit) => {
  const answer = await site.request(path, init);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

beforeAll(async () => {
  const build = await builtSite();
  await run('publish', SAMPLE, '--yes');
  const table = openTable(at.engine, at.table.name, 'writer');
  const previews = createPreviewSource(table, { now: () => clock });
  site = await createSite(build, createDirectoryReads(table), { previews });
  folder = join(newFolder(), 'data');
  await run('export', folder);
  const file = join(folder, 'offers.json');
  const offers = JSON.parse(readFileSync(file, 'utf8'));
  const sources = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'));
  const offer = offers.find(
    (one: { id: string; is_exclusive?: boolean }) =>
      !one.is_exclusive &&
      sources.some(
        (source: { record: string; field: string }) =>
          source.record === one.id && source.field === 'minimum_investment',
      ),
  );
  slug = offer.slug;
  was = offer.minimum_investment;
  offer.minimum_investment = MINIMUM;
  writeFileSync(file, JSON.stringify(offers));
  await run('validate', folder);
  preview = JSON.parse(await run('preview', folder, '--hours', '2', '--json', '--site', 'https://t.example'));
  base = new URL(preview.address).pathname.replace(/\/$/, '');
});

const expectClosed = (headers: Headers) => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'x-frame-options': 'DENY',
  });
  expect(headers.get('etag')).toBeNull();
};

describe('a preview', () => {
  it('answers a part of a data file, as the site does', async () => {
    const path = `${base}/data/${preview.release}/offers.csv`;
    const whole = await get(path);
    const part = await get(path, { headers: { range: 'bytes=3-22' } });
    expect([whole.status, part.status]).toEqual([200, 206]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 3-22\/\d+$/);
    // Reading a text takes its byte order mark off, which is three bytes.
    expect(part.body).toBe(whole.body.slice(0, 20));
    expectClosed(part.headers);
  });

  it('is the whole site with the edit, marked, and nothing of it is stored, listed or named to others', async () => {
    expect(preview).toMatchObject({
      release: 2,
      compared_with: 1,
      address: expect.stringMatching(/^https:\/\/t\.example\/preview\/2-[0-9a-f]{48}\/$/),
    });
    for (const path of [
      '',
      '/',
      '/offers',
      `/offers/${slug}`,
      '/providers',
      '/sources',
      '/changes',
      '/faq',
      '/unlock',
    ]) {
      const { status, headers, body } = await get(base + path);
      expect([path, status]).toEqual([path, 200]);
      expectClosed(headers);
      expect(body).toMatch(
        /<body><aside class="preview-notice"[^>]*><strong>Preview of release 2, not published, until [^<]+\.<\/strong>/,
      );
      expect(body).toContain('.preview-notice{');
      const own = Array.from(
        body.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g),
        ([, address = '']) => address,
      );
      const shared = /^\/(assets\/|favicon\.(svg|ico)$|apple-touch-icon\.png$)/;
      expect(own.filter((one) => !shared.test(one) && !one.startsWith(base))).toEqual([]);
      // Search engines and shared links get the public address.
      expect(body.replaceAll(/\s(?:href|src|action)="[^"]*"/g, '')).not.toContain(base);
    }
    expect((await get(`${base}/offers/${slug}`)).body).toContain('$123,456');
    expect((await get(`${base}/offers/${slug}.json`)).body).toContain(String(MINIMUM));
    expect((await get(`${base}/nothing`)).status).toBe(404);
  });

  it('answers what the browser reads, its files and its redirects inside', async () => {
    for (const path of [
      '/api/release',
      `/api/offers/${slug}`,
      `/api/offers/${slug}?release=2`,
      '/api/search?limit=5',
      '/sitemap.xml',
      '/offers/rss.xml',
    ]) {
      const { status, headers } = await get(base + path, {
        headers: { 'if-none-match': '*', authorization: 'Bearer x' },
      });
      expect([path, status]).toEqual([path, 200]);
      expectClosed(headers);
    }
    expect(JSON.parse((await get(`${base}/api/release`)).body)).toMatchObject({ release: 2 });
    expect(JSON.parse((await get(`${base}/api/offers/${slug}`)).body)).toMatchObject({
      minimum_investment: MINIMUM,
    });
    const moved = await get(`${base}/OFFERS/`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${base}/offers`]);
    expectClosed(moved.headers);
  });

  it('takes no form and counts no view', async () => {
    for (const path of ['/api/submissions/apply', '/api/submissions/unlock', '/api/page-views']) {
      const { status, headers, body } = await get(base + path, { method: 'POST', body: '{}' });
      expect([path, status]).toEqual([path, 403]);
      expect(JSON.parse(body)).toMatchObject({ code: 'preview' });
      expectClosed(headers);
    }
    expect((await get(`${base}/offers`, { method: 'POST' })).status).toBe(405);
  });

  it('shows what changes, and the source that the change leaves behind', async () => {
    const { status, headers, body } = await get(`${base}/diff`);
    expect(status).toBe(200);
    expectClosed(headers);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('<td>$123,456 NZD</td>');
    expect(body).toContain(`<td>$${was.toLocaleString('en-NZ')} NZD</td>`);
    expect(body).toContain('Sources to check again');
  });
});

describe('no public address shows it', () => {
  it.each([
    '/api/offers?release=2',
    '/api/offers/%?release=2',
    '/api/search?release=2',
    '/api/search?release=2&q=trust',
    '/api/changes?release=2',
    '/api/release?release=2',
    '/api/settings?release=2',
    '/api/stats?release=2',
  ])('%s is gone', async (path) => {
    const { status, body } = await get(path.replace('%', slug));
    expect([status, body.includes(String(MINIMUM))]).toEqual([410, false]);
  });

  it.each([
    '/',
    '/offers',
    '/offers/%',
    '/offers/%?release=2',
    '/offers/%.json?release=2',
    '/changes',
    '/offers/rss.xml',
    '/changes/rss.xml',
    '/sitemap.xml',
    '/api/search?q=trust',
    '/api/changes',
  ])('%s is of the live release', async (path) => {
    const { status, headers, body } = await get(path.replace('%', slug));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(body).not.toMatch(/123,?456/);
    expect(body).not.toContain(base);
  });
});

describe('a token that is not the one', () => {
  const wrong = () => {
    const last = base.at(-1) === '0' ? '1' : '0';
    return [
      '/preview',
      '/preview/',
      '/preview/2',
      `${base.slice(0, -1)}${last}`,
      `${base.slice(0, -1)}`,
      `${base}0`,
      base.replace('/2-', '/1-'),
      base.replace('/2-', '/3-'),
      base.toUpperCase(),
      `/preview/%20${base.slice(9)}`,
      `/preview/2-${'0'.repeat(48)}`,
      '/preview/__proto__',
      `/preview/${encodeURIComponent('../api')}`,
    ];
  };
  it('opens no page, no data and no form, and all answers are one', async () => {
    const { body: one } = await get('/preview/x/offers');
    for (const start of wrong())
      for (const path of ['/', `/offers/${slug}`, '/api/release', '/diff', '/api/submissions/apply']) {
        if (start.length < 10 && path !== '/') continue;
        const { status, headers, body } = await get(start + path);
        expect([start, path, status]).toEqual([start, path, 404]);
        expect(body).toBe(one);
        expectClosed(headers);
      }
  });

  it('opens nothing once its time is over', async () => {
    clock = Date.parse(preview.expires_at) - 1;
    expect((await get(`${base}/offers`)).status).toBe(200);
    clock += 1;
    for (const path of ['/offers', `/offers/${slug}.json`, '/api/release', '/diff'])
      expect((await get(base + path)).status).toBe(404);
    clock = Date.now();
  });
});

describe('what was looked at', () => {
  it('is listed, and published only over what it was compared with', async () => {
    expect(await run('releases')).toMatch(/ 2 .*\(not live yet, preview until .+\)/);
    const other = join(newFolder(), 'other');
    cpSync(folder, other, { recursive: true });
    const tags = JSON.parse(readFileSync(join(other, 'tags.json'), 'utf8'));
    tags[0].name = `${tags[0].name} again`;
    writeFileSync(join(other, 'tags.json'), JSON.stringify(tags));
    const { release } = JSON.parse(await run('preview', other, '--json'));

    const before = join(newFolder(), 'before');
    await run('export', before);
    expect(await seed(['publish', '--release', '2'], at.env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Add --yes'),
    });
    expect(await run('publish', '--release', '2', '--yes', '--dry-run')).toContain('nothing was published');
    expect(await run('publish', '--release', '2', '--yes')).toContain('Release 2 is live');
    const after = join(newFolder(), 'after');
    await run('export', after);
    const [old, now] = [
      await validFolder(before, { quiet: true }),
      await validFolder(after, { quiet: true }),
    ];
    expect(diffDirectories(old, now)).toEqual([
      expect.objectContaining({
        table: 'offers',
        change: 'changed',
        fields: [{ field: 'minimum_investment', before: was, after: MINIMUM }],
      }),
    ]);
    expect((await get(`${base}/offers`)).status).toBe(404);

    for (const more of [['--dry-run'], ['--yes']]) {
      const late = await seed(['publish', '--release', String(release), ...more], at.env);
      expect(late).toMatchObject({ code: 3, stderr: expect.stringContaining('release 1 was live') });
      expect(late.stderr).toContain('Nothing was published');
      expect(await seed(['publish', '--release', '2', ...more], at.env)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/: (nothing would change, )?release 2 is live/),
      });
    }
    expect(await run('preview', folder)).toContain('Nothing would change');
  });

  it('that was not meant to be seen is ended: the next preview names it, and withdrawing closes its address at once', async () => {
    const other = join(newFolder(), 'corrected');
    cpSync(folder, other, { recursive: true });
    const faqs = JSON.parse(readFileSync(join(other, 'faqs.json'), 'utf8'));
    const preview = async (answer: string) => {
      faqs[0].answer = answer;
      writeFileSync(join(other, 'faqs.json'), JSON.stringify(faqs));
      return run('preview', other, '--site', 'https://t.example');
    };
    const [, wrong] = /https:\/\/t\.example(\/preview\/[^/]+)\//.exec(await preview('Wrong.')) ?? [];
    const [number] = /\d+/.exec(wrong ?? '') ?? [];
    expect((await get(`${wrong}/offers`)).status).toBe(200);
    expect(await preview('Right.')).toContain(`To end it: npm run seed -- withdraw ${number}\n`);
    expect((await get(`${wrong}/offers`)).status).toBe(200);
    expect(await run('withdraw', String(number), '--yes')).toBe(
      `The preview of release ${number} has ended. It never was live, so nobody can read it now.\n`,
    );
    expect((await get(`${wrong}/offers`)).status).toBe(404);
    expect(await run('withdraw', String(number), '--yes')).toContain(
      'no preview shows it: nobody can read it.',
    );
  });

  it.each([
    [['publish'], 'Name a data folder, or the release'],
    [['publish', 'x', '--release', '2'], 'not both'],
    [['publish', '--release', 'two'], 'is not the number of a release'],
    [['preview', SAMPLE, '--hours', '721'], 'too many'],
    [['preview', SAMPLE, '--site', 'ftp://x'], 'is not the address of a site'],
  ] as const)('%j is a wrong use', async (words, reason) => {
    expect(await seed([...words], at.env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(reason),
    });
  });
});
