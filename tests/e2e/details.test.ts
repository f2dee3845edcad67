import { STATE_LABELS } from '@tussock/core/source/source-state';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from '../support/browser';
import { type RunningSite, startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const ask = (path: string) => fetch(site.address + path, { redirect: 'manual' });
const html = async (path: string) => (await ask(path)).text();
/** What a page shows without any script. */
async function read(path: string) {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(site.address + path);
  return page;
}
const offerWith = (has: (offer: RunningSite['directory']['offers'][number]) => boolean) => {
  const found = site.directory.offers.find((offer) => offer.is_active && has(offer));
  if (!found) throw new Error('the sample has no such offer');
  return found;
};

describe('an offer', () => {
  it('is complete without scripts: description, sources with their outcome, fees, risks, conflicts, papers', async () => {
    const sourced = new Set(
      site.directory.sources
        .filter(({ field, outcome }) => field === 'management_fee' && outcome !== null)
        .map(({ record }) => record),
    );
    const offer = offerWith(({ id, is_exclusive }) => !is_exclusive && sourced.has(id));
    const fact = site.directory.sources.find(
      ({ record, field }) => record === offer.id && field === 'management_fee',
    );
    const page = await read(`/offers/${offer.slug}`);
    expect(await page.locator('h1').textContent()).toBe(offer.name);
    const fees = page.getByRole('region', { name: 'Fees' });
    expect(await fees.textContent()).toContain(`${offer.management_fee}%`);
    expect(await fees.textContent()).toContain(fact?.title);
    expect(await fees.textContent()).toContain(fact?.outcome);
    expect(await fees.textContent()).toContain(STATE_LABELS[fact?.state ?? 'confirmed']);
    const conflicts = await page.getByRole('region', { name: 'Who pays whom' }).textContent();
    expect(conflicts).toContain(offer.conflicts?.split(/[.\n]/)[0]);
    const papers = page.getByRole('region', { name: 'Documents' }).getByRole('link');
    expect(await papers.allTextContents()).toEqual(offer.documents.map(({ title }) => title));
    expect(await page.getByRole('region', { name: 'What can go wrong' }).textContent()).toContain(
      'A wholesale offer',
    );
    await page.context().close();
  });

  it('sets the outcome beside the target once it has ended', async () => {
    const offer = offerWith(({ outcome_return }) => outcome_return !== null && outcome_return < 0);
    const page = await read(`/offers/${offer.slug}`);
    const outcome = await page.getByRole('region', { name: 'What became of it' }).textContent();
    expect(outcome).toContain(`−${Math.abs(offer.outcome_return ?? 0)}%`);
    await page.context().close();
  });

  it('keeps what is locked out of the page and of the file beside it', async () => {
    const offer = offerWith(({ is_exclusive, details }) => is_exclusive && details !== null);
    // What the ledger cites for an open field is open by the contract, although a locked document has the same address.
    const cited = new Set(
      site.directory.sources.filter(({ record }) => record === offer.id).map(({ address }) => address),
    );
    const papers = offer.documents.filter(({ address }) => !cited.has(address));
    expect(papers).not.toEqual([]);
    const phrase = offer.details?.split('\n').find((line) => line.length > 40) ?? '';
    for (const address of [`/offers/${offer.slug}`, `/offers/${offer.slug}.json`]) {
      const text = await html(address);
      expect(text.includes(offer.name)).toBe(true);
      expect(text.includes(phrase.slice(0, 40))).toBe(false);
      for (const { address: paper } of papers) expect(text.includes(paper), paper).toBe(false);
    }
    expect(await html(`/offers/${offer.slug}`)).toContain('unlocked after a short form');
  });

  it('that has left the directory says so, and asks not to be indexed', async () => {
    const [first, ...rest] = site.directory.offers;
    if (!first) throw new Error('the sample has no offer');
    await site.publish({ ...site.directory, offers: [{ ...first, is_active: false }, ...rest] });
    await expect.poll(() => html(`/offers/${first.slug}`), { timeout: 15_000 }).toContain('No longer listed');
    expect(await html(`/offers/${first.slug}`)).toContain('content="noindex"');
    await site.publish(site.directory);
    await expect
      .poll(() => html(`/offers/${first.slug}`), { timeout: 15_000 })
      .not.toContain('No longer listed');
  });

  it('hydrates without a complaint, and its link can be copied', async () => {
    const offer = offerWith(() => true);
    const { page, complaints } = await openPage(browser, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${site.address}/offers/${offer.slug}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.address}/offers/${offer.slug}`,
    );
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('addresses of records', () => {
  it('by id or in another spelling go to the canonical one', async () => {
    const { offers, providers, funds } = site.directory;
    for (const [kind, record] of [
      ['offers', offers[0]],
      ['providers', providers[0]],
      ['funds', funds[0]],
    ] as const) {
      const moved = await ask(`/${kind}/${record?.id}`);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${kind}/${record?.slug}`]);
      expect((await ask(`/${kind}/${record?.slug?.toUpperCase()}`)).status).toBe(301);
      expect((await ask(`/${kind}/no-such-record`)).status).toBe(404);
    }
  });

  it('of a platform are two, and name one as canonical', async () => {
    const id = site.directory.platforms[0]?.id;
    for (const path of [`/platforms/${id}`, `/aggregators/${id}`])
      expect(await html(path)).toMatch(new RegExp(`rel="canonical" href="[^"]*/platforms/${id}"`));
    expect(await html('/aggregators')).toMatch(/rel="canonical" href="[^"]*\/platforms"/);
  });

  it('have a file beside them with what the API answers', async () => {
    const { offers, providers, platforms, funds } = site.directory;
    const pairs = [
      ['offers', offers[0]?.slug],
      ['providers', providers[0]?.slug],
      ['platforms', platforms[0]?.id],
      ['funds', funds[0]?.slug],
    ];
    for (const [kind, address] of pairs) {
      const [file, api] = await Promise.all([
        ask(`/${kind}/${address}.json`),
        ask(`/api/${kind}/${address}`),
      ]);
      expect(await file.json()).toEqual(await api.json());
      expect(file.headers.get('etag')).toBe(api.headers.get('etag'));
      expect(file.headers.get('cache-control')).toBe(api.headers.get('cache-control'));
    }
  });
});

describe('the six asset classes of the footer', () => {
  it('have a page even where the data names none, and any other class has not', async () => {
    const bare = {
      ...site.directory,
      asset_classes: [],
      offers: site.directory.offers.map((offer) => ({ ...offer, asset_class_id: null })),
      funds: site.directory.funds.map((fund) => ({ ...fund, asset_class_id: null })),
    };
    await site.publish(bare);
    await expect
      .poll(async () => (await ask('/asset-classes/infrastructure')).status, { timeout: 15_000 })
      .toBe(404);
    const six = [
      'private-credit',
      'private-equity',
      'venture-capital',
      'property',
      'agriculture',
      'forestry',
    ];
    for (const slug of six) expect((await ask(`/asset-classes/${slug}`)).status, slug).toBe(200);
    const page = await read('/asset-classes');
    expect(await page.locator('main h2 a').count()).toBe(6);
    await page.context().close();
    await site.publish(site.directory);
    await expect
      .poll(async () => (await ask('/asset-classes/infrastructure')).status, { timeout: 15_000 })
      .toBe(200);
  });
});
