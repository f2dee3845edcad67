import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { fillEnquiry } from '../support/fill';
import { quiet } from '../support/quiet';
import { type PublishingSite, startPublishingSite } from '../support/site';

let site: PublishingSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startPublishingSite(), sharedBrowser()]);
});
afterAll(() => site?.close());

const renamed = (suffix: string) => ({
  ...site.directory,
  offers: site.directory.offers.map((offer) => ({ ...offer, name: `${offer.name} ${suffix}` })),
});

const liveRelease = async () => (await (await fetch(`${site.address}/api/release`)).json()).release as number;

/** Notes every alert that the page shows from now on, also one that is soon gone. */
const noteAlerts = (page: Page) =>
  page.evaluate(() => {
    const alerts = new Set<string | null>();
    Object.assign(window, { alerts });
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('main [role=alert]')) alerts.add(alert.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
const alertsSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { alerts: Set<string> }).alerts]);

describe('a release published while a page is open', () => {
  it('is taken over as a whole when the window gets the focus', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(`${site.address}/offers`);
    const names = () => page.locator('article :is(h2, h3)').allTextContents();
    expect((await names()).some((name) => name.endsWith('renamed'))).toBe(false);
    await site.publish(renamed('renamed'));
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          return (await names()).every((name) => name.endsWith('renamed'));
        },
        { timeout: 15_000, interval: 500 },
      )
      .toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is taken over by a page that the browser shows as it kept it, after Back', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers`);
    const was = await liveRelease();
    await page.goto(`${site.address}/robots.txt`);
    await site.publish(renamed('while away'));
    await expect.poll(liveRelease).not.toBe(was);
    await page.goBack();
    await expect
      .poll(() => page.locator('article :is(h2, h3)').first().textContent(), { timeout: 10_000 })
      .toMatch(/while away$/);
    await page.context().close();
  });

  it('is shown by the next filter and the next link where the one of the page is gone, and no error before it', async () => {
    const pages = await Promise.all([openPage(browser), openPage(browser)]);
    const [filter, link] = pages.map(({ page }) => page) as [Page, Page];
    for (const page of [filter, link]) await gotoLive(page, `${site.address}/offers`);
    const was = await liveRelease();
    await site.publish(renamed('anew'));
    await expect.poll(liveRelease).not.toBe(was);
    for (const page of [filter, link]) {
      await page.route(new RegExp(`[?&]release=${was}(&|$)`), (route) =>
        route.fulfill({ status: 410, json: { message: 'It is gone.', code: 'release_gone' } }),
      );
      await noteAlerts(page);
    }
    await filter.getByRole('checkbox', { name: /^Forestry/ }).check();
    await link.getByRole('article').first().getByRole('link').first().click();
    await filter.getByText(/^\d offers$/).waitFor();
    for (const name of await filter.locator('article :is(h2, h3)').allTextContents())
      expect(name).toMatch(/anew$/);
    await link.waitForURL('**/offers/*');
    expect(await link.getByRole('heading', { level: 1 }).textContent()).toMatch(/anew$/);
    for (const page of [filter, link]) {
      expect(await alertsSeen(page)).toEqual([]);
      await page.context().close();
    }
  });

  /** The page of an offer that a new visitor has on the watchlist. */
  const openSaved = async (slug: string | null | undefined) => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers/${slug}`);
    await page
      .getByRole('button', { name: /^Save to watchlist/ })
      .first()
      .click();
    return page;
  };

  it('says on the watchlist that a fee changed, which no card shows', async () => {
    const isWatched = (offer: (typeof site.directory.offers)[number]) =>
      offer.is_active && !offer.is_exclusive && offer.management_fee !== null;
    const watched = site.directory.offers.find(isWatched);
    const now = renamed('renamed');
    const page = await openSaved(watched?.slug);
    await site.publish({
      ...now,
      offers: now.offers.map((offer) =>
        offer.id === watched?.id ? { ...offer, management_fee: 9.5 } : offer,
      ),
    });
    const changes = page.locator('#watchlist', { hasText: 'Changed since you last looked' });
    await expect
      .poll(
        async () => {
          await page.goto(`${site.address}/watchlist`);
          // What no card shows is read apart from the offer.
          await page.locator('#watchlist').getByRole('status').filter({ hasText: 'changed' }).waitFor();
          return changes.getByText(/^Management fee: .*, now 9.5%$/).count();
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .toBe(1);
    await page.getByRole('button', { name: /^Mark as seen/ }).click();
    await page.reload();
    await expect.poll(() => page.getByText(', nothing changed').count()).toBe(1);
    await page.context().close();
  });

  it('does not say on the watchlist that nothing changed where the list of changes begins after the last look', async () => {
    const [watched, other] = site.directory.offers.filter((offer) => offer.is_active).slice(-2);
    const now = renamed('renamed');
    const page = await openSaved(watched?.slug);
    await site.publish({
      ...now,
      offers: now.offers.map((offer) => (offer.id === other?.id ? { ...offer, name: 'Later' } : offer)),
    });
    let release = '';
    await page.route(/\/api\/changes\?/, async (route) => {
      const list = await (await route.fetch()).json();
      release = new URL(route.request().url()).searchParams.get('release') ?? '';
      return route.fulfill({ json: { ...list, whole_after: Number(release) } });
    });
    await expect
      .poll(
        async () => {
          await page.goto(`${site.address}/watchlist`);
          await page.locator('#watchlist article h2').waitFor();
          return release;
        },
        { timeout: 20_000, interval: 1_000 },
      )
      .not.toBe('');
    await quiet(page);
    expect(await page.getByRole('status').getByText('1 offer').textContent()).toBe('1 offer');
    await page.unroute(/\/api\/changes\?/);
    await page.reload();
    await page.getByText(', nothing changed').waitFor();
    await page.context().close();
  });

  it('without the record that a form is about leaves the form as it is, and an enquiry about it is not sent as one about none', async () => {
    const offer = site.directory.offers.find(
      (one) => one.is_active && one.status === 'Open' && !one.is_exclusive,
    );
    const pages = await Promise.all([openPage(browser), openPage(browser)]);
    const [report, enquiry] = pages.map(({ page }) => page) as [Page, Page];
    await gotoLive(report, `${site.address}/report?kind=offer&record=${offer?.slug}`);
    await gotoLive(enquiry, `${site.address}/apply?offer=${offer?.slug}`);
    const message = report.getByLabel('What is wrong?');
    await message.fill('It was closed in May.');
    await fillEnquiry(enquiry, { recipients: 0 });
    const { offers, sources, offer_tags } = site.directory;
    const was = await liveRelease();
    await site.publish({
      ...site.directory,
      offers: offers.filter(({ id }) => id !== offer?.id),
      sources: sources.filter(({ record }) => record !== offer?.id),
      offer_tags: offer_tags.filter(({ offer_id }) => offer_id !== offer?.id),
    });
    await expect.poll(liveRelease).not.toBe(was);
    for (const page of [report, enquiry]) {
      const read = page.waitForResponse((answer) => answer.status() === 404);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await read;
      await quiet(page);
    }
    expect(await message.inputValue()).toBe('It was closed in May.');
    await report.getByText('Your report is about').waitFor();
    await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
    await enquiry.getByText('The offer that you chose is no longer listed.').first().waitFor();
    await Promise.all([report, enquiry].map((page) => page.context().close()));
  });
});

describe('what a release changed in a fund, a provider, a platform and a post', () => {
  const LONG = `https://firm.example/${'x'.repeat(240)}`;
  const first = <T>([row, ...rest]: readonly T[], change: Partial<T>) => [
    { ...(row as T), ...change },
    ...rest,
  ];
  const post = () => site.directory.blog_posts.filter(({ is_published }) => is_published)[0];
  const address = (collection: 'funds' | 'providers' | 'platforms') => {
    const [row] = site.directory[collection];
    return `${site.address}/${collection}/${row?.slug ?? row?.id}`;
  };
  beforeAll(async () => {
    const was = await liveRelease();
    const { funds, providers, platforms, blog_posts } = site.directory;
    await site.publish({
      ...site.directory,
      funds: first(funds, { fund_structure: 'A trust of another kind' }),
      providers: first(providers, { website: LONG, location: 'Ōamaru' }),
      platforms: first(platforms, { investor_count: 4_321 }),
      blog_posts: blog_posts.map((one) => ({
        ...one,
        content: one.id === post()?.id ? `${one.content}\n\nOne more sentence.` : one.content,
      })),
    });
    await vi.waitFor(async () => expect(await liveRelease()).not.toBe(was), { timeout: 20_000 });
  });

  it.each([
    ['funds', /^Fund structure: .+, now A trust of another kind$/],
    ['providers', /^Location: .+, now Ōamaru$/],
    ['platforms', /^Investors: .+, now 4,321$/],
  ] as const)(
    'is on its page in %s without scripts, fits a phone, and hydrates as it is',
    async (of, words) => {
      const viewport = { width: 390, height: 844 };
      const { page: plain } = await openPage(browser, { viewport, javaScriptEnabled: false });
      await plain.goto(address(of));
      const changes = plain.getByRole('region', { name: 'Changes' });
      expect(await changes.getByRole('listitem').getByText(words).count()).toBe(1);
      const room = await plain.evaluate(() => document.documentElement.scrollWidth);
      expect(room).toBe(viewport.width);
      await plain.context().close();

      const { page, complaints } = await openPage(browser);
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/api/changes') && asked.push(request.url()));
      await gotoLive(page, address(of));
      await quiet(page);
      expect(await page.getByRole('region', { name: 'Changes' }).getByText(words).count()).toBe(1);
      expect([asked, complaints]).toEqual([[], []]);
      await page.context().close();
    },
  );

  it('is below the text of a post, without scripts, hydrated, and where a link of the site opens it', async () => {
    const [{ page: plain }, { page, complaints }] = await Promise.all([
      openPage(browser, { javaScriptEnabled: false }),
      openPage(browser),
    ]);
    const path = `/blog/${post()?.slug}`;
    const told = (on: Page) => on.getByRole('listitem').getByText('Text: rewritten', { exact: true });
    await plain.goto(site.address + path);
    expect(await told(plain).count()).toBe(1);
    await gotoLive(page, site.address + path);
    expect(await told(page).count()).toBe(1);
    await gotoLive(page, `${site.address}/blog`);
    await page.locator(`main a[href="${path}"]`).first().click();
    await told(page).waitFor();
    expect(complaints).toEqual([]);
    for (const each of [plain, page]) await each.context().close();
  });

  it('is there as well where a link of the site opens the page of a firm', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/providers`);
    const [provider] = site.directory.providers;
    await page
      .getByRole('link', { name: provider?.name ?? '', exact: true })
      .first()
      .click();
    await page
      .getByRole('region', { name: 'Changes' })
      .getByText(/, now Ōamaru$/)
      .waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('when the directory cannot be read', () => {
  it('a page that was rendered before still answers', async () => {
    const address = `${site.address}/providers`;
    expect((await fetch(address)).status).toBe(200);
    site.breakReads(true);
    const answer = await fetch(address);
    site.breakReads(false);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1');
  });

  it('a page that was not answers 503 with Retry-After and says so, and a retry mends it', async () => {
    site.breakReads(true);
    const address = `${site.address}/offers?sort=name&page=2`;
    const answer = await fetch(address);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const { page } = await openPage(browser);
    // Once live the page asks again by itself; only a failure of that needs the button.
    await gotoLive(page, address);
    expect(await page.getByRole('alert').textContent()).toContain('We could not load the offers');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    // Nothing says any more that the list is on its way.
    expect(await page.getByRole('region', { name: 'Offers' }).getByRole('status').allTextContents()).toEqual([
      '',
    ]);
    const [alert, title] = await Promise.all(
      ['alert', 'heading'].map((role) =>
        page
          .locator('main')
          .getByRole(role as 'alert')
          .first()
          .boundingBox(),
      ),
    );
    expect(alert?.x).toBe(title?.x);
    // Without scripts the button could do nothing.
    const { page: plain } = await openPage(browser, { javaScriptEnabled: false });
    await plain.goto(address);
    expect(await plain.getByRole('alert').isVisible()).toBe(true);
    expect(await again.isVisible()).toBe(true);
    expect(await plain.getByRole('button', { name: 'Try again' }).isVisible()).toBe(false);
    await plain.context().close();
    site.breakReads(false);
    await again.click();
    await expect.poll(() => page.locator('article :is(h2, h3)').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});
