import { takesMoneyIn } from '@tussock/core/offer/status';
import { STATE_LABELS } from '@tussock/core/source/source-state';
import { formatDate } from '@tussock/core/text/format-date';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { readPart } from '../support/read-part';
import { type PublishingSite, startPublishingSite } from '../support/site';

let site: PublishingSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startPublishingSite(), sharedBrowser()]);
});
afterAll(() => site?.close());

/** A release is shown within seconds, and each look renders a page anew. */
const RELEASED = { timeout: 15_000, interval: 500 };
const ask = (path: string) => fetch(site.address + path, { redirect: 'manual' });
const html = async (path: string) => (await ask(path)).text();
/** What a page shows without any script. */
async function read(path: string) {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(site.address + path);
  return page;
}
const offerWith = (has: (offer: PublishingSite['directory']['offers'][number]) => boolean) => {
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
    const fees = page.getByRole('region', { name: 'Fees', exact: true });
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

  it('has at the top what it reached once it has ended, and asks nothing of who would invest', async () => {
    const isOver = ({ status }: { status: string }) => /^(closed|failed)$/i.test(status);
    const [reached, running] = [
      offerWith((offer) => isOver(offer) && offer.outcome_return !== null),
      offerWith(({ status, outcome_return }) => status === 'Open' && outcome_return === null),
    ];
    const topOf = async (offer: { slug: string | null; id: string; status: string }) => {
      const page = await html(`/offers/${offer.slug ?? offer.id}`);
      if (isOver(offer)) expect(page).not.toContain('Ask how and when investors can leave');
      const facts =
        /<dl class="[^"]*offer-summary[\s\S]*?<\/dl>/.exec(page)?.[0].replace(/<[^>]*>/g, '') ?? '';
      expect(facts).toContain('Target return');
      return facts;
    };
    expect(await topOf(reached)).toContain(
      `Return reached${String(reached.outcome_return).replace('-', '−')}% p.a.`,
    );
    expect(await topOf(running)).not.toContain('Return reached');
  });

  it('has no empty box that keeps its parts further apart than others', async () => {
    const ended = offerWith(({ outcome_return }) => outcome_return !== null);
    const open = offerWith(({ status, is_exclusive }) => status === 'Open' && !is_exclusive);
    for (const offer of [ended, open]) {
      const page = await read(`/offers/${offer.slug}`);
      expect(await page.locator('.offer-section').count()).toBeGreaterThan(8);
      const empty = await page
        .locator('.offer-section div:empty')
        .evaluateAll((all) => all.filter((box) => getComputedStyle(box).display !== 'none').length);
      expect([offer.name, empty]).toEqual([offer.name, 0]);
      await page.context().close();
    }
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
    expect(await html(`/offers/${offer.slug}`)).toContain('Fill in a short form to see the details');
  });

  it('that has left the directory says so, and asks not to be indexed', async () => {
    const [first, ...rest] = site.directory.offers;
    if (!first) throw new Error('the sample has no offer');
    await site.publish({ ...site.directory, offers: [{ ...first, is_active: false }, ...rest] });
    await expect.poll(() => html(`/offers/${first.slug}`), RELEASED).toContain('No longer listed');
    expect(await html(`/offers/${first.slug}`)).toContain('content="noindex"');
    await site.publish(site.directory);
    await expect.poll(() => html(`/offers/${first.slug}`), RELEASED).not.toContain('No longer listed');
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

describe('an offer that is weighed', () => {
  const isTaking = takesMoneyIn(['Open', 'Closing soon']);
  const closing = (status: (offer: { status: string }) => boolean) =>
    offerWith((offer) => status(offer) && offer.closes_on !== null && !offer.is_exclusive);
  const long = () =>
    offerWith(
      ({ slug }) => slug === 'akeake-industrial-trust-units' || slug === 'hinau-software-bridge-round',
    );
  const isInView = (box: { y: number; height: number } | null, height: number) =>
    box !== null && box.y >= 0 && box.y + box.height <= height;

  it('says without scripts when it closes and how many days are left in New Zealand', async () => {
    const offer = closing(isTaking);
    const on = offer.closes_on ?? '';
    // Where it is twelve days before, and by UTC thirteen.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(on) - 12.4 * 86_400_000 });
    try {
      const page = await read(`/offers/${offer.slug}`);
      const head = (await page.locator('h1').locator('..').textContent()) ?? '';
      expect(head).toContain('12 days left by the New Zealand date');
      // Each is said once.
      expect(head).not.toContain(formatDate(on));
      const fact = page.locator('div:has(> dt:text-is("Closes"))').first();
      expect((await fact.textContent())?.trim()).toBe(`Closes${formatDate(on)}`);
      await page.context().close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('leads to an enquiry while it takes money, and to a question about the record otherwise', async () => {
    for (const [offer, name] of [
      [closing(isTaking), 'Enquire'],
      [offerWith((each) => !isTaking(each)), 'Ask about this record'],
    ] as const) {
      const page = await read(`/offers/${offer.slug}`);
      const link = page.getByRole('link', { name, exact: true });
      expect(await link.getAttribute('href')).toBe(`/apply?offer=${offer.slug}`);
      expect(await page.getByText(/^(Enquiries|Questions) go to Placeholder Directory Limited/).count()).toBe(
        1,
      );
      await link.click();
      expect(await page.locator('h1').textContent()).toBe('Send an enquiry');
      expect(await page.getByRole('main').textContent()).toContain(offer.name);
      await page.context().close();
    }
  });

  it('that the address of the form does not know leaves the form as it is', async () => {
    for (const named of ['no-such-offer', '../x', '', 'a'.repeat(200)]) {
      const answer = await ask(`/apply?offer=${encodeURIComponent(named)}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Get matched</h1>');
    }
  });

  it('keeps its figures, its actions and its contents in sight on a wide screen', async () => {
    const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.address}/offers/${long().slug}`);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const enquire = page.getByRole('link', { name: /^(Enquire|Ask about this record)$/ });
    const minimum = page.locator('.offer-summary dd').first();
    const goTo = async (name: string) => {
      await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    };
    await contents.filter({ hasText: /^Fees$/ }).click();
    const fees = page.getByRole('heading', { name: 'Fees', exact: true });
    await expect.poll(async () => isInView(await fees.boundingBox(), 900)).toBe(true);
    for (const seen of [enquire, minimum, contents.first(), contents.last()])
      expect(isInView(await seen.boundingBox(), 900)).toBe(true);
    await expect.poll(() => contents.filter({ hasText: /^Fees$/ }).getAttribute('aria-current')).toBe('true');
    await goTo('Changes');
    for (const seen of [enquire, minimum]) expect(isInView(await seen.boundingBox(), 900)).toBe(true);
    await page.context().close();
  });

  it.each([
    ['a jump past several parts', ['Fees', 'After fees and tax']],
    ['a jump back into the middle of a part', ['After fees and tax', 'Key facts']],
  ])('marks the part that is being read after %s', async (_, places) => {
    const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.address}/offers/${long().slug}`);
    for (const name of places) await readPart(page, 'On this page', name);
    await page.context().close();
  });

  it('has its actions in a bar on a phone, with the contents folded into it', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto(`${site.address}/offers/${long().slug}`);
    const enquire = page.getByRole('link', { name: /^(Enquire|Ask about this record)$/ });
    expect(isInView(await enquire.boundingBox(), 844)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 2_500));
    expect(isInView(await enquire.boundingBox(), 844)).toBe(true);
    const menu = page.locator('article details').first();
    await menu.locator('summary').click();
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'What can go wrong' }).click();
    expect(await menu.getAttribute('open')).toBeNull();
    const heading = page.getByRole('heading', { name: 'What can go wrong' });
    const bar = await enquire.boundingBox();
    await expect
      .poll(async () => Number((await heading.boundingBox())?.y))
      .toBeGreaterThan(Number(bar?.y) + Number(bar?.height));
    await page.context().close();
  });

  it('says on which terms one can leave, and that those of an exclusive offer are locked', async () => {
    const open = offerWith(
      ({ is_exclusive, exit_gate, exit_notice_days }) =>
        !is_exclusive && Boolean(exit_gate && exit_notice_days),
    );
    const leaving = async (slug: string | null) => {
      const page = await read(`/offers/${slug}`);
      const text = await page.getByRole('region', { name: 'Leaving early' }).textContent();
      await page.context().close();
      return text;
    };
    const stated = await leaving(open.slug);
    for (const words of [`${open.exit_gate}% of the fund`, `${open.exit_notice_days} days`])
      expect(stated).toContain(words);
    const locked = offerWith(
      ({ is_exclusive, exit_notice_days, exit_windows }) =>
        is_exclusive && (exit_notice_days ?? exit_windows) !== null,
    );
    expect(await leaving(locked.slug)).toContain('among the locked terms of this offer');
  });

  it.each([390, 1440])(
    'has nothing that axe or alfa finds at %d pixels, its contents open too',
    async (width) => {
      const { page } = await openPage(browser, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      const exclusive = offerWith(({ is_exclusive }) => is_exclusive);
      for (const address of [
        `/offers/${long().slug}`,
        `/offers/${exclusive.slug}`,
        `/apply?offer=${exclusive.slug}`,
      ]) {
        await gotoLive(page, site.address + address);
        const menu = page.locator('article details').first().locator('summary');
        if (address.startsWith('/offers') && (await menu.isVisible())) await menu.click();
        expect(await violationsOf(page, address)).toEqual([]);
      }
      await page.context().close();
    },
  );

  it('prints on three sheets at most, with the name of the site at the top and the meter of its risk', async () => {
    const text = (offer: PublishingSite['directory']['offers'][number]) =>
      [offer.details, offer.description, offer.conflicts].join('').length +
      200 * site.directory.sources.filter(({ record }) => record === offer.id).length;
    const shown = site.directory.offers.filter(({ is_active, is_exclusive }) => is_active && !is_exclusive);
    const longest = [...shown].sort((a, b) => text(b) - text(a)).slice(0, 3);
    for (const { slug, risk_rating } of longest) {
      const { page } = await openPage(browser);
      await page.goto(`${site.address}/offers/${slug}`);
      for (const landscape of [false, true]) {
        const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1');
        const sheets = pdf.match(/\/Type \/Page\b(?!s)/g)?.length;
        expect(sheets, `${slug}${landscape ? ' in landscape' : ''}`).toBeLessThanOrEqual(landscape ? 4 : 3);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('banner').getByRole('link', { name: 'Tussock' }).isVisible()).toBe(true);
      const end = page.getByRole('contentinfo');
      expect(await end.isVisible()).toBe(true);
      expect(await end.getByText('Tussock', { exact: true }).isVisible()).toBe(false);
      expect(await page.getByRole('banner').getByRole('link', { name: 'Unlock Now' }).isVisible()).toBe(
        false,
      );
      if (risk_rating !== null) {
        const meter = page.locator('.offer-summary .risk');
        expect(await meter.isVisible()).toBe(true);
        expect(await meter.evaluate((each) => getComputedStyle(each).printColorAdjust)).toBe('exact');
      }
      await page.context().close();
    }
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
    await expect.poll(async () => (await ask('/asset-classes/infrastructure')).status, RELEASED).toBe(404);
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
    await expect.poll(async () => (await ask('/asset-classes/infrastructure')).status, RELEASED).toBe(200);
  });
});

it('the page of a class and a place leads to the slug that the class has now', async () => {
  const asset_classes = site.directory.asset_classes.map((each) =>
    each.slug === 'forestry' ? { ...each, slug: 'trees' } : each,
  );
  await site.publish({ ...site.directory, asset_classes });
  await expect
    .poll(async () => (await ask('/opportunities/forestry/waikato')).headers.get('location'), RELEASED)
    .toBe('/opportunities/trees/waikato');
});
