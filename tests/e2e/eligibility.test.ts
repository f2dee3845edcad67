import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../support/browser';
import { goOn } from '../support/fill';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

const question = async (page: Page) => (await page.locator('form h2').textContent()) ?? '';
const result = (page: Page, headline: string) =>
  page.getByRole('heading', { level: 2, name: headline }).waitFor();

async function choose(page: Page, ...answers: string[]) {
  for (const answer of answers) {
    const before = await question(page);
    await page.getByLabel(answer, { exact: true }).check();
    await goOn(page);
    await expect
      .poll(() =>
        page
          .locator('form h2')
          .textContent({ timeout: 200 })
          .catch(() => ''),
      )
      .not.toBe(before);
  }
}

const PERSON = ['A person', 'No certificate', 'No', 'No'];

/** A person, no certificate, no business, no adviser, and a portfolio of shares worth this much. */
async function withPortfolio(page: Page, amount: string) {
  await page.goto(`${site.address}/qualify`);
  await choose(page, ...PERSON);
  await page.getByLabel('Shares, listed or not').fill(amount);
  await goOn(page);
}

describe('the eligibility check', () => {
  it('sends and stores nothing, and leaves the address alone', async () => {
    const { page, complaints } = await openPage(browser);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.postData() ?? ''));
    await withPortfolio(page, '$1.5m');
    await page.getByLabel('Date').fill('2026-11-01');
    await goOn(page);
    await result(page, 'Your answers likely meet a wholesale test');
    expect(sent.every((body) => body === JSON.stringify({ path: '/qualify' }))).toBe(true);
    expect(page.url()).toBe(`${site.address}/qualify`);
    const kept = await page.evaluate(() => [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      JSON.stringify(history.state),
    ]);
    expect(kept.slice(0, 3)).toEqual([{}, {}, '']);
    expect(kept[3]).not.toMatch(/1\.5|1500000|person/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.reload();
    expect(await question(page)).toBe('Who would invest?');
    expect(asked.join()).not.toMatch(/person|1500000/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows each test with clause, answer, reason and source, and never says that anybody qualifies', async () => {
    const { page } = await openPage(browser);
    await withPortfolio(page, '1,000,000');
    await page.getByLabel('Date').fill('2026-11-01');
    // Asked for early, a result counts what is entered for the open question, which keeps it.
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers likely meet a wholesale test');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Date').inputValue()).toBe('2026-11-01');
    await goOn(page);
    await result(page, 'Your answers likely meet a wholesale test');
    const met = page.getByRole('list', { name: 'Tests that the answers meet' });
    expect(await met.getByRole('listitem').allTextContents()).toEqual([
      'Investment activity: a portfolio of financial products (clause 38(a))',
    ]);
    const test = page.getByRole('article').filter({ hasText: 'Clause 38(a)' });
    const text = (await test.textContent()) ?? '';
    for (const part of [
      'Likely meets',
      'Financial products owned: $1,000,000',
      'at least $1 million is needed',
      '1 November 2026',
      'Checked 31 May 2026',
    ])
      expect(text).toContain(part);
    for (const clause of ['37', '38(a)', '38(b)', '38(c)', '39', '40', '9', '41', '3'])
      expect(await page.getByText(`Clause ${clause}`, { exact: true }).count()).toBeGreaterThan(0);
    const all = ((await page.locator('main').textContent()) ?? '').toLowerCase();
    expect(all).not.toMatch(/you qualify|you are (a wholesale|eligible)|guaranteed|safe\b(?!-harbour)/);
    expect(all).toContain('information only, not financial, tax, legal or immigration advice');
    await page.context().close();
  });

  it('stays below the limit a dollar below it, and asks on', async () => {
    const { page } = await openPage(browser);
    await withPortfolio(page, '999,999');
    await expect.poll(() => question(page)).toContain('How much have you paid for financial products');
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers do not show that a wholesale test is met');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await question(page)).toContain('How much have you paid');
    await page.context().close();
  });

  it('returns from a result that was asked for early to the question that was open, by the browser’s button too', async () => {
    const { page } = await openPage(browser);
    await withPortfolio(page, '999,999');
    await expect.poll(() => question(page)).toContain('How much have you paid for financial products');
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers do not show that a wholesale test is met');
    await page.goBack();
    await expect.poll(() => question(page)).toContain('How much have you paid for financial products');
    await page.goForward();
    await result(page, 'Your answers do not show that a wholesale test is met');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.getByLabel('Shares, listed or not').inputValue()).toBe('999,999');
    await page.context().close();
  });

  it('goes back question by question with the answers kept, also by the browser’s button, and starts again', async () => {
    const { page } = await openPage(browser);
    await withPortfolio(page, '600,000');
    await page.goBack();
    expect(await page.getByLabel('Shares, listed or not').inputValue()).toBe('600,000');
    const total = page.locator('form').getByRole('listitem').filter({ hasText: 'Financial products owned' });
    expect(await total.textContent()).toContain('$400,000 short of $1 million');
    await page.getByLabel('Bonds, notes and other debt securities').fill('280k');
    await expect.poll(() => total.textContent()).toContain('$120,000 short of $1 million');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await page.getByLabel('No', { exact: true }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    expect(await question(page)).toBe('Who would invest?');
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.context().close();
  });

  it('keeps what is typed into a question that is not answered yet: after a look back, an early result, and another page', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/qualify`);
    await choose(page, ...PERSON);
    const shares = page.getByLabel('Shares, listed or not');
    const bonds = page.getByLabel('Bonds, notes and other debt securities');
    await shares.fill('600,000');
    await bonds.fill('-5');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByLabel('No', { exact: true }).waitFor();
    await goOn(page);
    await shares.waitFor();
    expect([await shares.inputValue(), await bonds.inputValue()]).toEqual(['600,000', '-5']);
    // It cannot be read, so the result goes without it.
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers do not show that a wholesale test is met');
    await page.goBack();
    await shares.waitFor();
    expect(await bonds.inputValue()).toBe('-5');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(`${site.address}/`);
    await page.goBack();
    await shares.waitFor();
    expect([await shares.inputValue(), await bonds.inputValue()]).toEqual(['600,000', '-5']);
    // An answer takes the place of what was typed.
    await page.getByRole('button', { name: 'Not sure' }).click();
    await expect.poll(() => question(page)).toContain('How much have you paid');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await shares.waitFor();
    expect([await shares.inputValue(), await bonds.inputValue()]).toEqual(['', '']);
    await page.context().close();
  });

  it('has its result again after the guide that it leads to, and nothing after a reload', async () => {
    const { page, complaints } = await openPage(browser);
    await withPortfolio(page, '600,000');
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    const headline = 'Your answers do not show that a wholesale test is met';
    await result(page, headline);
    await page.getByRole('link', { name: 'Read the wholesale guide' }).first().click();
    await page.waitForURL(/guides/);
    await page.goBack();
    await result(page, headline);
    await page.getByText('$400,000 short of $1 million').first().waitFor();
    await page.reload();
    expect(await question(page)).toBe('Who would invest?');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says in words what is missing, with the focus there, and takes "Not sure"', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/qualify`);
    await goOn(page);
    expect(await page.getByText('Please choose an answer.').first().isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('form').getByRole('status').textContent())
      .toBe('Please choose an answer.');
    await choose(page, ...PERSON);
    await goOn(page);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('shares');
    await page.getByLabel('Shares, listed or not').fill('<script>');
    await goOn(page);
    expect(await page.getByText('Please enter an amount such as 250,000 or 1.2m.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Not sure' }).click();
    await expect.poll(() => question(page)).toContain('How much have you paid');
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers do not settle it: see an adviser');
    await page.context().close();
  });

  it('says of an amount that it cannot be read when its field is left, and shows no total without it', async () => {
    const { page } = await openPage(browser);
    await withPortfolio(page, '600,000');
    await page.goBack();
    const total = page.locator('form').getByRole('listitem').filter({ hasText: 'Financial products owned' });
    const fault = page.locator('form').getByText('Please enter an amount such as 250,000 or 1.2m.').first();
    await total.waitFor();
    await page.getByLabel('Bonds, notes and other debt securities').fill('1,5');
    await page.keyboard.press('Tab');
    await fault.waitFor();
    await expect.poll(() => total.count()).toBe(0);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('other');
    await page.getByLabel('Bonds, notes and other debt securities').fill('150k');
    await expect.poll(() => total.textContent()).toContain('$250,000 short of $1 million');
    expect(await fault.count()).toBe(0);
    await page.context().close();
  });

  it('prints no sheet that is folded away, and draws what is reached of a limit where colours are not kept', async () => {
    const { page } = await openPage(browser, { forcedColors: 'active' });
    await withPortfolio(page, '600,000');
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers do not show that a wholesale test is met');
    const reached = page.locator('[data-reached]').first();
    const drawn = () =>
      reached.evaluate((bar) => [bar.clientWidth, Number.parseFloat(getComputedStyle(bar).borderTopWidth)]);
    for (const each of await drawn()) expect(each).toBeGreaterThan(4);
    const sheets = page.locator('details[id^="sheet-"]');
    expect(await sheets.evaluateAll((all) => all.some((sheet) => sheet.hasAttribute('open')))).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const each of await drawn()) expect(each).toBeGreaterThan(4);
    for (const sheet of await sheets.all()) expect(await sheet.isVisible()).toBe(false);
    await page.context().close();
  });

  it('leads an eligible investor to the preparation sheet, which prints without the result', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.goto(`${site.address}/qualify`);
    await choose(page, ...PERSON);
    for (const _ of ['portfolio', 'purchases']) {
      await page.getByLabel('Shares, listed or not').fill('0');
      await goOn(page);
      await expect
        .poll(() =>
          page
            .getByLabel('Shares, listed or not')
            .inputValue({ timeout: 200 })
            .catch(() => ''),
        )
        .toBe('');
    }
    await choose(page, 'No');
    for (const _ of ['net assets', 'turnover']) {
      await page.getByLabel('Last completed financial year').fill('1m');
      await page.getByLabel('The financial year before it').fill('900k');
      const before = await question(page);
      await goOn(page);
      await expect.poll(() => question(page)).not.toBe(before);
    }
    await choose(page, ...Array<string>(8).fill('Yes'), 'No');
    await result(page, 'Your answers may meet a wholesale test for one offer');
    expect(await page.getByText(/does not make anyone a wholesale investor/).count()).toBeGreaterThan(0);
    const sheet = page.locator('details', { hasText: 'Preparing an eligible investor certificate' });
    expect(await sheet.getAttribute('open')).not.toBeNull();
    await sheet.getByRole('button', { name: 'Print the sheet' }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await sheet.isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Tests that apply to every offer' }).isVisible()).toBe(
      false,
    );
    const other = page.locator('details', { hasText: 'Preparing a safe-harbour certificate' });
    expect(await other.isVisible()).toBe(false);
    await page.context().close();
  });

  it('says what the date of a certificate means, that it meets no test, and what could be done next', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.address}/qualify`);
    await choose(page, 'A company, trust, partnership or other entity');
    await choose(page, 'An eligible investor certificate (clause 41)');
    await page.getByLabel('Date').fill('2024-02-29');
    await goOn(page);
    await expect.poll(() => question(page)).toContain('Does the certificate name the offer');
    await choose(page, 'No');
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers do not show that a wholesale test is met');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Your answers do not show that a wholesale test is met');
    const certificate = (await page.getByRole('region', { name: 'Your certificate' }).textContent()) ?? '';
    for (const part of [
      'Past the usual period',
      'It is dated 29 February 2024',
      'this one to 28 February 2026',
      'We have not seen the clause of the Act',
      'it does not cover this offer',
      'does not meet a test by itself',
    ])
      expect(certificate).toContain(part);
    const next = page.getByRole('region', { name: 'What you could do next' });
    expect(await next.textContent()).toContain('Answer the remaining questions');
    await next.getByRole('button', { name: 'Open the preparation sheet' }).click();
    const sheet = page.locator('details', { hasText: 'Preparing an eligible investor certificate' });
    await expect.poll(() => sheet.getAttribute('open')).not.toBeNull();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('details')?.id))
      .toBe('sheet-eligible');
    expect(page.url()).toBe(`${site.address}/qualify`);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await question(page)).toContain('main business');
    await page.context().close();
  });

  it('refuses more years than the law looks back, and shows the distance while one types', async () => {
    const { page } = await openPage(browser);
    await withPortfolio(page, '0');
    await expect.poll(() => question(page)).toContain('How much have you paid for financial products');
    await page.getByLabel('Shares, listed or not').fill('0');
    await goOn(page);
    await expect.poll(() => question(page)).toContain('employed or engaged');
    await choose(page, 'Yes');
    await page.getByLabel('Years').fill('15');
    await goOn(page);
    expect(await page.getByText('Only the last 10 years count.').isVisible()).toBe(true);
    await page.getByLabel('Years').fill('1.5');
    expect(await page.getByText('0.5 years short of 2 years').isVisible()).toBe(true);
    await page.context().close();
  });

  it('says with the first answer when the result cannot be loaded, and works after a reload', async () => {
    const { page } = await openPage(browser);
    const script = '**/assets/check-result*.js';
    await page.route(script, (route) => route.abort());
    await page.goto(`${site.address}/qualify`);
    await choose(page, 'A person');
    await page.getByRole('alert').filter({ hasText: 'cannot show a result' }).waitFor();
    await page.unroute(script);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => question(page)).toBe('Who would invest?');
    await choose(page, 'A person');
    await page.getByRole('button', { name: 'Show the result so far' }).click();
    await result(page, 'Your answers do not show that a wholesale test is met');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });

  it('explains every test without scripts: clause, limit, what does not count, the exclusions, sources', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${site.address}/qualify`);
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const part of [
      'Clause 37',
      'Clause 38(a)',
      'Clause 38(b)',
      'Clause 38(c)',
      'Clause 39',
      'Clause 40',
      'Clause 41',
      'at least NZ$1 million',
      'more than NZ$5 million',
      'at least NZ$750,000',
      'Safe-harbour certificate',
      'Clause not seen: check.',
      'may meet a test itself',
      'sufficiently advised of the consequences',
      'in the last 2 years',
      'KiwiSaver and superannuation',
      'Real estate owned directly',
      'Close business associate (clause 4)',
      'Relative (clause 5)',
      'Small offer (clause 12)',
      'None of them makes anyone a wholesale investor',
      'Checked 31 May 2026',
    ])
      expect(text).toContain(part);
    expect(await page.getByRole('button', { name: 'Continue' }).isVisible()).toBe(false);
    await page.context().close();
  });
});
