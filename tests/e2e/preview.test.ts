import { createPreviewSource } from '@tussock/store/preview-source';
import { openPreview } from '@tussock/store/previews';
import { publishRelease, stageRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, endServer, listen } from '../../scripts/local/serve';
import { createSite } from '../../scripts/local/site';
import { preparePublication } from '../../scripts/seed/publication';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { builtSite } from '../support/built-site';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { sampleDirectory } from '../support/sample-directory';

const NAME = 'An offer that nobody may see yet';
let engine: Engine;
let server: Awaited<ReturnType<typeof listen>>;
let base: string;

beforeAll(async () => {
  const [build, started] = await Promise.all([builtSite(), startEngine('dynalite')]);
  engine = started;
  const table = await newTable(engine);
  const directory = structuredClone(await sampleDirectory());
  await publishRelease(table, preparePublication(directory));
  const [first] = directory.offers.filter(({ is_active, is_exclusive }) => is_active && !is_exclusive);
  Object.assign(first ?? {}, { name: NAME, slug: 'not-yet' });
  const { release } = await stageRelease(table, preparePublication(directory));
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const token = await openPreview(table, release, { expires_at, changesPage: '<h1>Changes</h1>' });
  const reader = openTable(engine, table.name, 'writer');
  const site = await createSite(build, createDirectoryReads(reader), {
    previews: createPreviewSource(reader),
  });
  server = await listen(site, 0);
  base = `${addressOf(server)}/preview/${token}`;
});
afterAll(async () => {
  if (server) await endServer(server);
  await engine?.close();
});

test('a preview stays inside, and names its address to nobody', async () => {
  const { page } = await openPage(await sharedBrowser());
  const outside: string[] = [];
  const referrers: string[] = [];
  const headers: Promise<unknown>[] = [];
  const statuses: number[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${base}/`) && !new URL(address).pathname.startsWith('/assets/'))
      outside.push(address);
    if (/page-views|submissions/.test(address)) outside.push(address);
    const read = request
      .allHeaders()
      // A script that another one imports is asked for with the name of the site, which is no secret.
      .then(({ referer }) => {
        if (referer && new URL(referer).pathname !== '/') referrers.push(`${address} from ${referer}`);
      });
    headers.push(read.catch(() => {}));
  });
  page.on('response', (response) => statuses.push(response.status()));
  const notice = page.getByText(/^Preview of release 2, not published, until/);

  await gotoLive(page, `${base}/offers/not-yet`);
  expect(await page.locator('main h1').innerText()).toContain(NAME);
  expect(await notice.isVisible()).toBe(true);
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => window.scrollY > 400);
  const bar = await page.locator('.preview-notice').boundingBox();
  const header = await page.locator('header[data-shell]').boundingBox();
  expect(header?.y).toBe(bar?.height);
  // By the router, with reads of the browser.
  await page.locator('header').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.waitForURL(`${base}/blog`);
  await page.locator('main h2 a, main h3 a').first().click();
  await page.waitForURL(`${base}/blog/**`);
  expect(await notice.isVisible()).toBe(true);
  await page.goBack();
  await page.goto(`${base}/offers?q=nobody`);
  await page.getByRole('link', { name: NAME }).first().click();
  await page.waitForURL(`${base}/offers/not-yet`);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // Pointed at for long enough that the page of a link would be loaded ahead: this one is not of the router.
  const changes = page.locator('.preview-notice a');
  await changes.hover();
  await page.waitForTimeout(300);
  await changes.click();
  await page.waitForURL(`${base}/diff`);
  expect(await page.locator('h1').innerText()).toBe('Changes');

  await Promise.all(headers);
  expect({ outside, referrers }).toEqual({ outside: [], referrers: [] });
  expect(statuses.filter((status) => status >= 400)).toEqual([]);
  await page.context().close();
});
