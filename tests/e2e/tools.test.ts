import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { isSeen, LOOKS } from '../support/looks';
import { type RunningSite, sharedSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
});

/** An offer whose target is a rate a year and whose fees anybody may see. */
const offerWithTarget = () =>
  site.directory.offers.find(
    (offer) =>
      offer.is_active &&
      offer.slug !== null &&
      offer.target_return_max !== null &&
      offer.target_return_type === 'p.a.' &&
      !offer.is_exclusive,
  );

/** Reaches a control with the Tab key alone, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  // Found once: to look for it by its name at each press reads the names of the whole page.
  const element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((sought) => sought === document.activeElement, element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/** Selects what is in a field and types over it. */
async function retype(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

describe('the portfolio builder', () => {
  const weights = (page: Page) =>
    page
      .getByRole('region', { name: 'Allocation in figures' })
      .locator('tbody td:nth-child(2)')
      .allTextContents()
      .then((cells) => cells.map((cell) => Number(cell.replace('%', ''))));
  const sum = (numbers: number[]) => Math.round(numbers.reduce((total, each) => total + each, 0) * 10) / 10;

  it('is worked by keyboard alone: model, weights, lock, amount, and on to a neutral list', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder`);
    await tabTo(page, page.getByRole('radio', { name: 'Balanced' }));
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Growth' }).isChecked()).toBe(true);
    expect(await weights(page)).toEqual([10, 15, 10, 5, 5, 0, 0, 35, 20]);

    const slider = page.getByRole('slider', { name: 'Property, slider' });
    await tabTo(page, slider);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    expect((await weights(page))[1]).toBe(16.1);
    await page.keyboard.press('End');
    expect(await weights(page)).toEqual([0, 100, 0, 0, 0, 0, 0, 0, 0]);
    await page.keyboard.press('Home');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('PageUp');
    expect(await weights(page)).toEqual([10, 15, 10, 5, 5, 0, 0, 35, 20]);

    await tabTo(page, page.getByRole('button', { name: 'Lock Venture capital' }));
    await page.keyboard.press('Space');
    expect(await page.getByRole('slider', { name: 'Venture capital, slider' }).isDisabled()).toBe(true);
    await gotoLive(page, `${site.address}/portfolio-builder?model=growth`);
    await retype(page, page.getByRole('textbox', { name: /^Amount/ }), '$2.5m');
    await retype(page, page.getByRole('textbox', { name: /^Private credit, weight/ }), '30');
    await page.keyboard.press('Enter');
    const moved = await weights(page);
    expect(moved[0]).toBe(30);
    expect(sum(moved)).toBe(100);
    await page.waitForURL(/weights=300-[\d-]+&amount=2500000/);

    const link = page.getByRole('link', { name: 'Private credit offers' });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/offers?asset_class=private-credit&sort=newest');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps a locked class while others move', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder?model=growth`);
    await page.getByRole('button', { name: 'Lock Venture capital' }).click();
    await page.getByRole('slider', { name: 'Property, slider' }).focus();
    await page.keyboard.press('End');
    expect(await weights(page)).toEqual([0, 80, 0, 0, 0, 0, 0, 0, 20]);
    await page.getByRole('textbox', { name: /^Property, weight/ }).fill('90');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Enter a number from 0.0 to 80.0. Until then 80.0 is used.',
    ]);
    await page.context().close();
  });

  it('is as it was left for who comes back, and fresh for who follows a link to it', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder?model=growth`);
    await page.getByRole('slider', { name: 'Property, slider' }).focus();
    await page.keyboard.press('End');
    await page.waitForURL(/weights=0-1000-/);
    await page.getByRole('link', { name: 'Property offers' }).click();
    await page.waitForURL('**/offers?**');
    await page.goBack();
    await expect.poll(() => weights(page)).toEqual([0, 100, 0, 0, 0, 0, 0, 0, 0]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio builder' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Balanced' }).isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has an entry in its address for who follows a link right after it, and on paper', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', window.location.search);
    });
    await gotoLive(page, `${site.address}/portfolio-builder?model=growth`);
    const property = page.getByRole('textbox', { name: /^Property, weight/ });
    // Its page is there before the link is pressed, so that it is shown at once.
    const link = page.getByRole('link', { name: 'Property offers' });
    const read = page.waitForResponse('**/api/search?**');
    await link.hover();
    await read;
    await property.fill('40');
    await link.click();
    await page.waitForURL('**/offers?**');
    await page.goBack();
    await expect.poll(() => property.inputValue()).toBe('40.0');
    await property.fill('50');
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.locator('body').getAttribute('data-printed')).toMatch(/weights=\d+-500-/);
    await page.context().close();
  });

  it('keeps the tables of its charts open while the mix changes', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder`);
    const charts = page.getByRole('region', { name: 'Money and time' });
    const tables = charts.getByRole('group');
    const titles = () => charts.locator('figcaption p:first-child').allTextContents();
    for (const table of await tables.all()) await table.locator('summary').click();
    const before = await titles();
    await page.getByRole('slider', { name: 'Private credit, slider' }).focus();
    await page.keyboard.press('PageUp');
    await expect.poll(async () => (await titles()).filter((title) => before.includes(title))).toEqual([]);
    expect(await tables.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))).toEqual([
      true,
      true,
    ]);
    await page.context().close();
  });

  it('says in words what cannot be used, and goes on with the last good figure', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder`);
    const amount = page.getByRole('textbox', { name: /^Amount/ });
    await retype(page, amount, 'lots');
    await page.keyboard.press('Tab');
    expect(await page.getByText('Until then $1,000,000 is used.').isVisible()).toBe(true);
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    // Said to who has gone on to the next field.
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Enter a number from $1,000 to $1,000,000,000, such as 250,000 or 1.2m. Until then $1,000,000 is used.',
    ]);
    await amount.fill('750k');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await amount.getAttribute('aria-invalid')).toBeNull();
    await page.context().close();
  });

  it('shows no entry that was refused once another is set by a model, and moves on from one that is still typed', async () => {
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder`);
    const weight = page.getByRole('textbox', { name: /^Private credit, weight/ });
    const ofModel = await weight.inputValue();
    await retype(page, weight, '25');
    await page.keyboard.press('ArrowUp');
    expect(await weight.inputValue()).toBe('26.0');
    await weight.fill('most');
    await weight.blur();
    expect(await weight.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Back to the model' }).click();
    await expect.poll(() => weight.inputValue()).toBe(ofModel);
    expect(await weight.getAttribute('aria-invalid')).toBeNull();
    await page.context().close();
  });

  it('shows the link to copy by hand as it is now, where the browser copies nothing', async () => {
    const { page } = await openPage(browser);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { get: () => undefined });
    });
    await gotoLive(page, `${site.address}/portfolio-builder`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await link.waitFor();
    await page.getByRole('textbox', { name: /^Amount/ }).fill('750k');
    await expect.poll(() => link.inputValue()).toContain('amount=750000');
    await page.context().close();
  });

  it('says which part of a shared address it could not use', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/portfolio-builder?model=growth&years=41&amount=250000`);
    const notice = page.getByRole('complementary', { name: 'Part of this link could not be used' });
    expect(await notice.innerText()).toContain(
      'Years: the link has “41”. It needs a whole number from 1 to 40. This page uses 10 years instead.',
    );
    await page.waitForURL('**/portfolio-builder?model=growth&amount=250000');
    expect(await notice.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens a shared address as it was left, with and without scripts, with the same picture', async () => {
    const address = `${site.address}/portfolio-builder?model=venture&weights=100-0-0-0-0-0-0-400-500&amount=500000&years=15&seed=7`;
    const text = async (page: Page) => {
      await page.getByText('10,000 random paths, seed 7').waitFor();
      return page.getByRole('region', { name: 'Projection in figures: Today’s money' }).innerText();
    };
    const first = await openPage(browser);
    await first.page.goto(address);
    const second = await openPage(browser);
    await second.page.goto(address);
    const drawn = await text(first.page);
    expect(drawn).toBe(await text(second.page));
    expect(await weights(first.page)).toEqual([10, 0, 0, 0, 0, 0, 0, 40, 50]);
    await first.page.getByRole('button', { name: 'Draw other paths' }).click();
    await first.page.getByText('10,000 random paths, seed 8').waitFor();
    const other = await first.page
      .getByRole('region', { name: 'Projection in figures: Today’s money' })
      .innerText();
    expect(other).not.toBe(drawn);
    expect([...first.complaints, ...second.complaints]).toEqual([]);

    const plain = await openPage(browser, { javaScriptEnabled: false });
    await plain.page.goto(address);
    expect(await weights(plain.page)).toEqual([10, 0, 0, 0, 0, 0, 0, 40, 50]);
    const models = plain.page.getByRole('region', { name: 'The five models' });
    await models.scrollIntoViewIfNeeded();
    expect(await models.isVisible()).toBe(true);
    expect(await plain.page.getByRole('slider').count()).toBe(0);
    await plain.page.getByRole('textbox', { name: 'Years' }).fill('7');
    await plain.page.getByRole('textbox', { name: 'Amount' }).fill('2,000,000');
    await plain.page.keyboard.press('Enter');
    await plain.page.waitForURL(/years=7/);
    const before = Object.fromEntries(new URL(address).searchParams);
    const after = Object.fromEntries(new URL(plain.page.url()).searchParams);
    expect(after).toMatchObject({ ...before, years: '7', amount: '2,000,000' });
    expect(await weights(plain.page)).toEqual([10, 0, 0, 0, 0, 0, 0, 40, 50]);
    await plain.page.getByRole('radio', { name: 'Income first' }).check();
    await plain.page.getByRole('button', { name: 'Show this model' }).click();
    await plain.page.waitForURL(/model=income/);
    expect((await weights(plain.page))[0]).toBe(55);
    expect(await plain.page.getByRole('button', { name: 'Show these weights' }).count()).toBe(0);
    await Promise.all([first, second, plain].map(({ page }) => page.context().close()));
  });
});

describe('the PIE calculator', () => {
  it('gives the golden result by keyboard, each step shown', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/pie-structure`);
    const tool = page.getByRole('region', { name: 'PIE calculator' });
    expect(
      await tool
        .getByText(/leaves \$8,800 more/)
        .first()
        .isVisible(),
    ).toBe(true);
    await retype(page, tool.getByRole('textbox', { name: /^Other income this year/ }), '120,000');
    await expect.poll(() => tool.getByText(/leaves \$5,200 more/).count()).toBeGreaterThan(0);
    const direct = tool.getByRole('list', { name: 'Steps: Held directly' });
    expect(await direct.innerText()).toMatch(
      /\$60,000[\s\S]*33%[\s\S]*\$19,800[\s\S]*\$20,000[\s\S]*39%[\s\S]*\$7,800/,
    );

    const year = tool.getByRole('textbox', { name: /^Last year: taxable income/ });
    await retype(page, year, 'unknown');
    await tabTo(page, tool.getByRole('button', { name: 'Two unlike years' }));
    await page.keyboard.press('Enter');
    await tool.getByRole('heading', { name: 'Prescribed investor rate: 17.5%' }).waitFor();
    expect(await year.inputValue()).toBe('50,000');
    await tabTo(page, tool.getByRole('radio', { name: 'Individual' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tool.getByText('both routes leave the same').first().waitFor();
    await expect.poll(() => tool.getByRole('status').textContent()).toContain('both routes leave the same');
    await tool.getByRole('radio', { name: 'Non-resident' }).check();
    await tool.getByText('$0 to $4,480 a year, depending on the route').first().waitFor();
    await tool.getByRole('radio', { name: 'Other New Zealand income' }).check();
    await tool.getByText(/^Not modelled/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('calculators without their entries in the address', () => {
  it.each(['the PIE calculator', 'the return of an offer'])(
    '%s has its entries again after Back',
    async (tool) => {
      const { page, complaints } = await openPage(browser);
      const isPie = tool === 'the PIE calculator';
      await gotoLive(page, site.address + (isPie ? '/pie-structure' : `/offers/${offerWithTarget()?.slug}`));
      const disclosure = page.getByText('Step by step, with your own figures');
      if (!isPie) await disclosure.click();
      const amount = page.getByRole('textbox', { name: /^Amount/ });
      await amount.fill('1.25 million');
      await amount.blur();
      expect(await amount.inputValue()).toBe('1,250,000');
      // Once from where they were entered, and once from a part of the page that a link has led to.
      for (const part of [null, isPie ? 'Trusts' : 'Key facts']) {
        const contents = page.getByRole('navigation', { name: isPie ? 'In this chapter' : 'On this page' });
        if (part) await contents.getByRole('link', { name: part }).click();
        const left = page.url();
        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
        await page.waitForURL(/terms/);
        await page.goBack();
        await page.waitForURL(left);
        if (!isPie) await disclosure.click();
        await expect.poll(() => amount.inputValue()).toBe('1,250,000');
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

describe('the portfolio where there is less room', () => {
  it('shows the largest amounts whole: the tables to the last digit, the chart from its first', async () => {
    const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
    for (const [width, amount] of [
      [1024, 100_000_000],
      [1024, 1_000_000_000],
      [360, 1_000_000_000],
    ] as const) {
      const { page } = await openPage(browser, { viewport: { width, height: 900 } });
      await gotoLive(page, `${site.address}/portfolio-builder?amount=${amount}&years=40`);
      const cut = await page
        .getByRole('region', { name: /^Projection in figures/ })
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
      expect(cut).toHaveLength(2);
      if (width > 400) expect(Math.max(...cut), `${width} px, $${amount}`).toBe(0);
      const start = await page.locator('figure svg[viewBox="0 0 100 280"]').evaluate((svg) => {
        const spans = [...(svg.previousElementSibling?.querySelectorAll('span') ?? [])];
        const left = svg.parentElement?.getBoundingClientRect().left ?? 0;
        return Math.min(...spans.map((span) => span.getBoundingClientRect().left)) - left;
      });
      expect(start, `${width} px, $${amount}`).toBeGreaterThanOrEqual(-0.5);
      await page.context().close();
    }
  });

  it('has the whole of each table in the width of a phone', async () => {
    const { page, complaints } = await openPage(browser, { viewport: { width: 360, height: 800 } });
    await gotoLive(page, `${site.address}/portfolio-builder?amount=100000000`);
    for (const name of [
      'Allocation in figures',
      'Projection in figures: Today’s money',
      'Projection in figures: Dollars of the year',
      'The five models',
      'Assumptions about each class',
    ]) {
      const table = page.getByRole('region', { name });
      await table.scrollIntoViewIfNeeded();
      expect([name, await table.evaluate((box) => box.scrollWidth - box.clientWidth)]).toEqual([name, 0]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has each figure of a class under its column on a phone, for screen readers too, years on one level where they are side by side, and on paper what was chosen', async () => {
    const { page, complaints } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await gotoLive(page, `${site.address}/portfolio-builder`);
    const table = page.getByRole('region', { name: 'Allocation in figures' });
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Class',
      'Weight',
      'Amount',
      'Target a year',
      'Income a year',
      'Time to cash',
    ]);
    const credit = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Private credit' }) });
    expect(await credit.getByRole('cell').allTextContents()).toEqual([
      '20.0%',
      '$200,000',
      '7.0–10.0%',
      '6.0%',
      '1 year',
    ]);
    const income = credit.getByRole('cell').nth(3);
    expect(await income.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
      'Income a year',
    );

    // Where there is room, the years of both tables of the projection are on one level.
    await page.setViewportSize({ width: 1440, height: 900 });
    const tables = page.getByRole('region', { name: /^Projection in figures/ });
    await tables.first().scrollIntoViewIfNeeded();
    const [one, other] = await tables.evaluateAll((boxes) =>
      boxes.map((box) => [...box.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().top)),
    );
    expect(one?.length).toBeGreaterThan(5);
    expect(other).toEqual(one);

    // On paper it has the chosen model, entries as text, and swatches in their colours.
    await page.emulateMedia({ media: 'print' });
    const models = page.getByRole('group', { name: 'Model' }).locator('label');
    expect(await models.count()).toBeGreaterThan(2);
    expect(await models.filter({ visible: true }).allInnerTexts()).toEqual(['Balanced']);
    const years = page.getByRole('textbox', { name: 'Years' });
    expect(
      await years.evaluate(({ parentElement }) => getComputedStyle(parentElement as Element).borderStyle),
    ).toBe('none');
    const swatch = page.getByRole('region', { name: 'Allocation in figures' }).locator('th > span').first();
    expect(await swatch.evaluate((span) => getComputedStyle(span).printColorAdjust)).toBe('exact');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the visa planner', () => {
  const toolOf = (page: Page) => page.getByRole('region', { name: 'Plan your dates and amounts' });
  const pointsOf = (page: Page) => toolOf(page).getByRole('list', { name: 'Point by point' });
  const datesOf = (page: Page) => toolOf(page).getByRole('list', { name: 'Your dates' });

  it('opens with an example, and judges a plan from the first entry', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const { page, complaints } = await openPage(browser, { javaScriptEnabled });
      await page.goto(`${site.address}/aip-investor-visa`);
      const tool = toolOf(page);
      await tool
        .getByText(/^This is an example with the smallest Growth amounts and days/)
        .first()
        .waitFor();
      expect(await tool.getByText('Change an entry').isVisible()).toBe(javaScriptEnabled);
      const verdict = tool.getByText('These amounts, dates and days reach', { exact: false });
      expect(await verdict.count()).toBe(0);
      expect(await pointsOf(page).innerText()).toContain('In the example: met');
      if (javaScriptEnabled) {
        await gotoLive(page, `${site.address}/aip-investor-visa`);
        await tool.getByRole('radio', { name: 'Balanced' }).check();
        await tool.getByText('$10,000,000 in all', { exact: false }).waitFor();
        await tool.getByRole('radio', { name: 'Growth' }).check();
        await tool.getByText('$5,000,000 in all', { exact: false }).waitFor();
        expect(await verdict.count()).toBe(0);
        await retype(page, tool.getByRole('textbox', { name: /^Days in New Zealand/ }), '30');
        await verdict.first().waitFor();
        await expect.poll(() => tool.innerText()).not.toMatch(/(the|this|an) example/i);
        expect(complaints).toEqual([]);
      }
      await page.context().close();
    }
  });

  it('asks for no entry where its scripts are lost', async () => {
    const { page } = await openPage(browser);
    await page.route('**/assets/client-*.js', (route) => route.abort());
    await page.goto(`${site.address}/aip-investor-visa`);
    await page.locator('html:not([data-js])').waitFor();
    expect(await toolOf(page).getByText('Change an entry').isVisible()).toBe(false);
    expect(await toolOf(page).getByText('The inputs need JavaScript').isVisible()).toBe(true);
    await page.context().close();
  });

  it('says what falls short, what is not taken and what to confirm', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/aip-investor-visa`);
    const tool = toolOf(page);
    await retype(page, tool.getByRole('textbox', { name: /^Approved direct/ }), '1m');
    await retype(page, tool.getByRole('textbox', { name: /^Bonds/ }), '2m');
    await retype(page, tool.getByRole('textbox', { name: /^Days in New Zealand/ }), '20');
    await expect.poll(() => pointsOf(page).innerText()).toContain('Short by 1 day');
    const points = await pointsOf(page).innerText();
    expect(points).toContain('Short by $1,500,000');
    expect(points).toContain('Not acceptable in this category');
    expect(points).toContain('Short by 1 day');
    expect(points).toContain('Confirm with adviser');
    expect(await tool.innerText()).toContain('licensed immigration adviser');
    await page.waitForURL(/bonds=2000000.*days=20/);
    await page.reload();
    await expect.poll(() => pointsOf(page).innerText()).toBe(points);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('works out real dates, and refuses a typed fraction', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/aip-investor-visa`);
    const tool = toolOf(page);
    const example = tool.getByRole('list', { name: 'Dates of the example' });
    expect(await example.innerText()).toContain('Today in New Zealand, unless');
    await tool.getByLabel('Approval in principle').fill('2026-08-31');
    await expect.poll(() => datesOf(page).innerText()).toContain('28 February 2027');
    await tool.getByLabel('All money invested').fill('2027-03-03');
    await expect.poll(() => pointsOf(page).innerText()).toContain('Too late by 3 days');
    await tool.getByLabel('Plan with an extension').check();
    await expect.poll(() => pointsOf(page).innerText()).not.toContain('Too late');
    expect(await datesOf(page).innerText()).toContain('31 August 2027');
    await page.waitForURL(/approved=2026-08-31&invested=2027-03-03&extension=true/);

    await retype(page, tool.getByRole('textbox', { name: /^Bonds/ }), '4999999.5');
    await page.keyboard.press('Tab');
    await tool.getByText('Enter whole dollars, without cents. Until then $4,999,999 is used.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says which parts of a link it could not use, with and without scripts', async () => {
    const address = `${site.address}/aip-investor-visa?category=balanced&bonds=1e7&managed_funds=10000000&approved=2027-02-30`;
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await openPage(browser, { javaScriptEnabled });
      await page.goto(address);
      const notice = page.getByRole('complementary', { name: 'Part of this link could not be used' });
      const text = await notice.innerText();
      expect(text).toContain('Bonds: the link has “1e7”');
      expect(text).toContain('Approval in principle: the link has “2027-02-30”');
      expect(text).toContain('Used from the link: Category: Balanced; Approved managed funds: $10,000,000.');
      await page.context().close();
    }
  });

  it('leads to the offers by category and state', async () => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, `${site.address}/aip-investor-visa`);
    await toolOf(page)
      .getByRole('link', { name: /state are eligible, by category/ })
      .click();
    await page.waitForURL('**/aip-eligible-funds?category=growth#by-category');
    const list = page.getByRole('region', { name: 'By category and state' });
    await list.getByText('In this order: Growth, then offers that state no category.').waitFor();
    const first = list.getByRole('heading', { level: 3 }).first();
    expect(await first.innerText()).toContain('Growth category: on the official list');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the return after everything', () => {
  it('stands on an offer with a target, step by step, and not on one without', async () => {
    const { page, complaints } = await openPage(browser);
    const without = site.directory.offers.find(
      (offer) => offer.is_active && offer.target_return_min === null && offer.target_return_max === null,
    );
    await gotoLive(page, `${site.address}/offers/${offerWithTarget()?.slug}`);
    const part = page.getByRole('region', { name: 'After fees and tax' });
    const sentence = part.getByText(/^Left after/).first();
    const before = await sentence.textContent();
    await tabTo(page, part.locator('summary', { hasText: 'Step by step' }));
    await page.keyboard.press('Enter');
    await retype(page, part.getByRole('textbox', { name: /^Inflation/ }), '5');
    await expect.poll(() => sentence.textContent()).not.toBe(before);
    const rows = await part.getByRole('row').count();
    expect(rows).toBe(9);
    await part.getByRole('combobox', { name: 'Taxed as' }).selectOption('No tax');
    await expect.poll(() => sentence.textContent()).toContain('no tax is taken');
    await part.getByRole('combobox', { name: 'Taxed as' }).selectOption('Held directly');
    await retype(page, part.getByRole('textbox', { name: /^Income of each year/ }), '0');
    await expect.poll(() => sentence.textContent()).toContain('growth is not taxed in this model');
    await part.getByRole('combobox', { name: 'Tax on growth' }).selectOption('Taxed once, at exit');
    await part.getByRole('rowheader', { name: /^Tax on growth, at exit/ }).waitFor();
    await expect.poll(() => sentence.textContent()).not.toContain('growth is not taxed');
    await gotoLive(page, `${site.address}/offers/${without?.slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('region', { name: 'After fees and tax' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const OPENED = ['/portfolio-builder', '/pie-structure', '/aip-investor-visa', '/offers/:id'];
describe.each(LOOKS)('$colorScheme at $width', ({ colorScheme, width, number }) => {
  it.each(OPENED.filter((_, at) => isSeen(at, { number })))(
    '%s has no fault that axe finds and fits the screen',
    { timeout: 240_000 },
    async (path) => {
      const { page, complaints } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
      await gotoLive(page, site.address + path.replace(':id', offerWithTarget()?.slug ?? ''));
      await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
      });
      expect(await violationsOf(page, `${path}, opened`)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

it.each(['/pie-structure', '/aip-investor-visa', '/portfolio-builder'])(
  '%s prints no title of a part that is folded away, and one that is open',
  async (path) => {
    const { page, complaints } = await openPage(browser);
    await gotoLive(page, site.address + path);
    const folded = page.locator('main details:not([open])').filter({ visible: true });
    expect(await folded.count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await folded.count()).toBe(0);
    const parts = page.locator('main :is(section, figure) details');
    expect(await parts.count()).toBeGreaterThan(0);
    await parts.evaluateAll((all) => {
      for (const part of all) (part as HTMLDetailsElement).open = true;
    });
    for (const part of await parts.all()) expect(await part.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
