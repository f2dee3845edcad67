import { listSubmissions } from '@tussock/submissions/operator/read-submissions';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { sampleDirectory } from '../support/sample-directory';
import { type RunningSite, startSite } from '../support/site';

const { offers } = await sampleDirectory();
const offer = offers.find(({ slug }) => slug === 'akeake-industrial-trust-units');
if (!offer) throw new Error('the sample has changed');
const FIGURE = `/report?kind=offer&record=${offer.slug}&field=minimum_investment`;

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site?.close());

const html = async (path: string) => (await fetch(site.address + path)).text();
async function at(path: string) {
  const opened = await openPage(browser);
  await opened.page.goto(site.address + path);
  return opened;
}

describe('the form for a mistake', () => {
  it('names the record and what its page shows before any script runs, and promises days', async () => {
    const text = (await html(FIGURE)).replace(/<!-- -->/g, '');
    for (const words of [offer.name, 'Minimum investment', '$250,000 NZD', 'within 5 working days'])
      expect(text).toContain(words);
  });

  it.each([
    '/report',
    '/report?kind=fund&record=no-such-fund',
    '/report?kind=x&record=%3Cscript%3E&field=__proto__',
  ])('is there without a record: %s', async (path) => {
    const { page, complaints } = await at(path);
    expect(await page.getByRole('button', { name: 'Send report' }).isVisible()).toBe(true);
    expect(await page.getByText('Your report is about').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says where the record cannot be read, and names it once it can, with what was written meanwhile', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers/${offer.slug}`);
    const reads = new RegExp(`/api/offers/${offer.slug}\\?`);
    await page.route(reads, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('link', { name: 'Report a mistake' }).click();
    await page.getByText('We could not load what you report on.').waitFor();
    // Nobody waits for it to write, and what was written is of that record.
    const message = page.getByLabel('What is wrong?');
    await message.fill('It is $200,000: page 4.');
    await page.unroute(reads);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your report is about').waitFor();
    expect(await message.inputValue()).toBe('It is $200,000: page 4.');
    await page.context().close();
  });

  it('reached from the record and sent is acknowledged and stored with the record', async () => {
    const { page, complaints } = await at(`/offers/${offer.slug}`);
    await page.getByRole('link', { name: 'Report a mistake' }).click();
    await page.getByText('Your report is about').waitFor();
    await page.goto(site.address + FIGURE);
    await page.getByLabel('What is wrong?').fill('It is $200,000: page 4.');
    await page.getByLabel('Name', { exact: true }).fill('Mere Tūhoe');
    await page.getByLabel('E-mail', { exact: true }).fill('mere.reports@example.co.nz');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('heading', { name: 'We have received your report' }).waitFor();
    // The promise is in what acknowledges the report, and no longer above it too.
    expect(await page.getByText('We answer within 5 working days.').count()).toBe(1);
    const all = await listSubmissions(site.submissions.table, new Date());
    expect(all.filter(({ kind }) => kind === 'report')).toMatchObject([
      {
        subject: { kind: 'offer', record: offer.id, name: offer.name, field: 'minimum_investment' },
        message: 'It is $200,000: page 4.',
        email: 'mere.reports@example.co.nz',
      },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('tussock_draft_report'))).toBeNull();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('leads back to a record whose name is longer than a line of a phone', async () => {
    const listed = offers.filter(({ is_active }) => is_active);
    const { slug, name } = listed.reduce((long, each) => (each.name.length > long.name.length ? each : long));
    const { page } = await at(`/report?kind=offer&record=${slug}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('What is wrong?').fill('The name is shorter: page 1.');
    await page.getByLabel('Name', { exact: true }).fill('Mere Tūhoe');
    await page.getByLabel('E-mail', { exact: true }).fill('mere.reports@example.co.nz');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByRole('link', { name: `Back to ${name}` }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.context().close();
  });

  it('sent empty on a phone from further down shows what the first field to mend is called', async () => {
    const { page } = await at('/report');
    await page.setViewportSize({ width: 390, height: 844 });
    const message = page.getByLabel('What is wrong?');
    // The field is in view below the header, its label is not.
    await message.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 90));
    await page
      .getByRole('button', { name: 'Send report' })
      .evaluate((button) => (button as HTMLButtonElement).click());
    await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true);
    const header = await page.locator('header').first().boundingBox();
    const label = await page.getByText('What is wrong?', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await page.context().close();
  });

  it('keeps what was typed for its own figure alone', async () => {
    const { page } = await at(FIGURE);
    const message = page.getByLabel('What is wrong?');
    await message.fill('About the minimum');
    await page.getByLabel('Name', { exact: true }).fill('Mere');
    await page.goto(`${site.address}/report?kind=offer&record=${offer.slug}&field=closes_on`);
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mere');
    expect(await message.inputValue()).toBe('');
    // Nothing of it is filled in but the name, and what is written here would be the end of it.
    const ofAnother = page.getByText('a draft about something else. What you write here takes its place.');
    await ofAnother.waitFor();
    await page.goto(site.address + FIGURE);
    await expect.poll(() => message.inputValue()).toBe('About the minimum');
    expect(await ofAnother.count()).toBe(0);
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('The draft is deleted.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('The draft is deleted.');
    await page.context().close();
  });
});

it.each([
  [FIGURE, 'Something else on that page', `/report?kind=offer&record=${offer.id}`],
  [`/apply?offer=${offer.slug}`, 'Make a general enquiry instead', '/apply'],
])('what %s is about can be left by keyboard, which goes on in the page', async (from, name, to) => {
  const { page } = await at(from);
  await page.getByRole('link', { name }).press('Enter');
  await page.waitForURL(site.address + to);
  await page.getByRole('link', { name }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.context().close();
});

it('a report that was sent gives way to a new one where a link leads to the form again', async () => {
  const { page } = await openPage(browser);
  await gotoLive(page, `${site.address}/report`);
  await page.getByLabel('What is wrong?').fill('The glossary leaves out a term.');
  await page.getByLabel('Name', { exact: true }).fill('Mere Tūhoe');
  await page.getByLabel('E-mail', { exact: true }).fill('mere.again@example.co.nz');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'We have received your report' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the directory' }).fill('mistake');
  await page.getByRole('option', { name: 'Report a mistake' }).click();
  await expect.poll(() => page.getByLabel('What is wrong?').count()).toBe(1);
  expect(await page.getByText('We have received your report').count()).toBe(0);
  await page.context().close();
});

it('the log of corrections shows each report with what came of it', async () => {
  const text = (await html('/corrections')).replace(/<!-- -->/g, '');
  for (const words of ['6 reports', 'We are checking the figure.', '19 February 2027', 'Not changed'])
    expect(text).toContain(words);
});

it.each([
  [
    '/offers/hebe-halyard-rural-income-pie-units',
    'We are checking a report about this page',
    'Upper target return: reported as wrong on 25 November 2026.',
  ],
  ['/offers/hamilton-medical-rooms-contributory-first-mortgage', '8.85% p.a.'],
  ['/providers/akeake-industrial', '$871,000,000'],
])('%s shows what was reported of it', async (path, ...said) => {
  const text = (await html(path)).replace(/<!-- -->/g, '');
  for (const words of said) expect(text).toContain(words);
  const isOpen = said.length > 1;
  expect(text.includes('We are checking a report')).toBe(isOpen);
});
