import type { Directory } from '@tussock/core/directory/directory';
import { REMOVABLE } from '@tussock/core/removal/columns';
import { type ShownRecord, shownRecords } from '@tussock/core/removal/shown-records';
import { pathOfRecord, paths } from '@tussock/web/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { openPage, sharedBrowser } from '../support/browser';
import { LOOKS } from '../support/looks';
import { type PublishingSite, startPublishingSite } from '../support/site';

let site: PublishingSite;
let browser: Browser;
let gone: ShownRecord[];
const REASON = 'The provider asked us to take it off.';

/** The sample as a directory that is no demonstration. */
const real = (tables: Directory): Directory => ({
  ...tables,
  settings: { ...tables.settings, demonstration: false },
});

/** The record with the longest name, which a title has to be cut for. */
const longest = (records: readonly ShownRecord[]) =>
  records.toSorted((a, b) => b.name.length - a.name.length)[0];

beforeAll(async () => {
  [site, browser] = await Promise.all([startPublishingSite(), sharedBrowser()]);
  const whole = real(site.directory);
  gone = ['offer', 'provider', 'platform', 'fund', 'blog-post'].flatMap(
    (kind) => longest(shownRecords(whole).filter((one) => one.kind === kind)) ?? [],
  );
  const stays = ({ id }: { id: string }) => !gone.some((one) => one.id === id);
  const isOf = (id: string | null) => id === null || stays({ id });
  const linked = (id: string | null) => (isOf(id) ? id : null);
  await site.publish(whole);
  await site.publish({
    ...whole,
    offers: whole.offers.filter(stays).map((offer) => ({
      ...offer,
      provider_id: linked(offer.provider_id),
      platform_id: linked(offer.platform_id),
      fund_id: linked(offer.fund_id),
    })),
    providers: whole.providers.filter(stays),
    platforms: whole.platforms.filter(stays),
    funds: whole.funds.filter(stays).map((fund) => ({ ...fund, provider_id: linked(fund.provider_id) })),
    blog_posts: whole.blog_posts.filter(stays),
    key_people: whole.key_people.filter(({ provider_id }) => isOf(provider_id)),
    offer_tags: whole.offer_tags.filter(({ offer_id }) => isOf(offer_id)),
    sources: whole.sources.filter(({ record }) => isOf(record)),
    removals: gone.map(({ id, kind }) => ({
      record: id,
      reason: REASON,
      removed_on: '2026-11-20',
      for_cause: kind === 'provider',
      kind: null,
      name: null,
      last_slug: null,
    })),
  });
});
afterAll(() => site?.close());

const pathOf = ({ kind, id, slug, name }: ShownRecord) => pathOfRecord(kind, { id, slug, name } as never);

/** The list that the page of a record is under. */
const listOf = (record: ShownRecord) => pathOf(record).replace(/\/[^/]+$/, '');

describe('the page of a record that was removed', () => {
  it('answers 410 with its name and the reason, and with what was last known unless it was for cause', async () => {
    expect(gone).toHaveLength(5);
    for (const record of gone) {
      const answer = await fetch(site.address + pathOf(record));
      const html = await answer.text();
      expect([record.kind, answer.status]).toEqual([record.kind, 410]);
      expect(html).toContain(REASON);
      expect(html).toContain(`${REMOVABLE[record.kind]} removed from the directory on 20 November 2026`);
      // Somebody may hold what an offer or a fund described.
      expect([record.kind, html.includes('If you invested')]).toEqual([
        record.kind,
        ['offer', 'fund'].includes(record.kind),
      ]);
      expect(html).toMatch(new RegExp(`href="${listOf(record)}"[^>]*>All `));
      expect(html).toContain('noindex');
      // Another record may have the first words of its name.
      expect(html).toMatch(/<title>[^<]* \(removed\) \|/);
      expect([record.kind, html.includes('What was last known')]).toEqual([
        record.kind,
        record.kind !== 'provider',
      ]);
    }
  });

  it('leads to its own changes, which end with its removal', async () => {
    for (const record of gone) {
      const html = await (await fetch(site.address + pathOf(record))).text();
      const [, href = ''] =
        /href="(\/changes\?[^"]*)"[^>]*>Changes to this /.exec(html.replaceAll('<!-- -->', '')) ?? [];
      const own = await (await fetch(site.address + href)).text();
      const [, main = ''] = own.split('<main');
      expect([record.kind, main.match(/>Removed</g)?.length]).toEqual([record.kind, 1]);
      expect(main).toContain(`<a class="link" href="${pathOf(record)}"`);
      expect(main).toContain(REASON);
    }
  });

  it('has the file beside it, and the answer of the API, with the same status', async () => {
    const offer = gone.find(({ kind }) => kind === 'offer');
    for (const path of [`/offers/${offer?.slug}.json`, `/api/offers/${offer?.id}`]) {
      const answer = await fetch(site.address + path);
      expect([path, answer.status]).toEqual([path, 410]);
      expect(await answer.json()).toMatchObject({ code: 'record_removed' });
    }
  });

  it('is led to from the changes, which name the reason', async () => {
    const { page, complaints } = await openPage(browser);
    await page.goto(site.address + paths.changes);
    const [first] = gone;
    await page.locator(`a[href="${first && pathOf(first)}"]`).click();
    await page.getByRole('heading', { level: 1, name: first?.name ?? '' }).waitFor();
    expect(await page.getByText(REASON).count()).toBe(1);
    // The console names every answer that is an error.
    expect(complaints.filter((text) => !/404|410/.test(text))).toEqual([]);
    await page.context().close();
  });

  it('is led to from the lists of a visitor who had it, which count it as news', async () => {
    const { page } = await openPage(browser);
    const offer = gone.find(({ kind }) => kind === 'offer');
    await page.addInitScript(
      (list) => {
        for (const key of ['tussock_watchlist', 'tussock_comparison']) localStorage.setItem(key, list);
      },
      JSON.stringify([{ id: offer?.id, slug: offer?.slug, name: offer?.name }]),
    );
    await page.goto(site.address + paths.watchlist);
    await page.getByText('1 offer, 1 no longer listed').waitFor();
    expect(await page.getByText('nothing changed').count()).toBe(0);
    await page
      .getByText(new RegExp(`^No longer listed. Removed on .* 20\\d\\d. Reason: ${REASON}`))
      .waitFor();
    await page.getByRole('link', { name: `What was last known of ${offer?.name}` }).click();
    await page.getByText(REASON).waitFor();
    for (const address of [paths.compare, `${paths.compare}?offers=${offer?.slug}`]) {
      await page.goto(site.address + address);
      await page
        .getByRole('main')
        .getByRole('link', { name: offer?.name ?? '', exact: true })
        .click();
      await page.getByText(REASON).waitFor();
    }
    await page.context().close();
  });

  it.each(LOOKS)('can be read by everyone and fits: $colorScheme, $width', async ({ colorScheme, width }) => {
    const { page } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
    for (const record of gone.slice(0, 2)) {
      await page.goto(site.address + pathOf(record));
      expect(await violationsOf(page, record.kind)).toEqual([]);
    }
    // The name of the offer is longer than a title of the usual size has room for.
    await page.goto(site.address + pathOf(gone[0] as ShownRecord));
    const size = await page.locator('h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
    expect(gone[0]?.kind).toBe('offer');
    expect(size).toBeLessThanOrEqual(width < 768 ? 27 : 34);
    await page.context().close();
  });
});
