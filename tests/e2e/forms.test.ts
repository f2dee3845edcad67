import { listSubmissions } from '@tussock/submissions/operator/read-submissions';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gotoLive, openPage, sharedBrowser } from '../support/browser';
import { ENQUIRY, fillEnquiry, fillUnlock, focused, goOn } from '../support/fill';
import { holdRequests } from '../support/hold-requests';
import { type RunningSite, startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(() => site?.close());

const sentBy = async (email: string) =>
  (await listSubmissions(site.submissions.table, new Date())).filter((kept) => kept.email === email);
const alerts = (page: Page) => page.getByRole('alert');
const send = (page: Page) => page.getByRole('button', { name: /^Send (enquiry|again)$/ }).click();
const received = (page: Page) => page.getByRole('heading', { name: 'We have received your enquiry' });

async function at(path: string) {
  const opened = await openPage(browser);
  await opened.page.goto(site.address + path);
  return opened;
}

describe('the enquiry', () => {
  it('sent from start to end is acknowledged, stored once with its consents, and leaves no draft', async () => {
    const { page, complaints } = await at('/apply');
    await fillEnquiry(page);
    expect(await page.getByText('Mere Tūhoe').isVisible()).toBe(true);
    await send(page);
    await received(page).waitFor();
    // How to fill in the form is of no use any more.
    expect(await page.getByText(/^Tell us what you’re looking for|^How this works$/).count()).toBe(0);
    const [kept, ...more] = await sentBy(ENQUIRY.email);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ kind: 'apply', name: 'Mere Tūhoe', message: ENQUIRY.message });
    expect(kept?.kind === 'apply' && kept.recipients).toHaveLength(2);
    expect(kept?.consents.map(({ purpose, given, version }) => [purpose, given, version])).toEqual([
      ['share_with_providers', true, 'share-1'],
      ['marketing', false, 'marketing-1'],
    ]);
    for (const { name } of kept?.kind === 'apply' ? kept.recipients : [])
      expect(await page.getByText(name).isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('tussock_draft_apply'))).toBeNull();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('about an offer names it and the recipient, ticks its asset class, and reaches the operator with it', async () => {
    const offer = site.directory.offers.find(({ is_active, status }) => is_active && status === 'Open');
    const { page, complaints } = await at(`/offers/${offer?.slug}`);
    await page.getByRole('link', { name: 'Enquire' }).click();
    await page.waitForURL(`**/apply?offer=${offer?.slug}`);
    const card = page.locator('form >> text=Your enquiry is about').locator('..');
    expect(await card.textContent()).toContain(offer?.name);
    expect(await card.textContent()).toContain('Placeholder Directory Limited');
    const email = 'about@example.co.nz';
    await fillEnquiry(page, { email, recipients: 0 });
    expect(await page.getByRole('region', { name: 'About you' }).textContent()).toContain(offer?.name);
    await send(page);
    await received(page).waitFor();
    expect(await page.getByText(offer?.name ?? '').isVisible()).toBe(true);
    expect(await sentBy(email)).toMatchObject([{ offer_id: offer?.id, offer_name: offer?.name }]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('about an offer that cannot be read says so, and names it once it can', async () => {
    const offer = site.directory.offers.find(({ is_active, status }) => is_active && status === 'Open');
    const { page } = await openPage(browser);
    await gotoLive(page, `${site.address}/offers/${offer?.slug}`);
    const reads = new RegExp(`/api/offers/${offer?.slug}\\?`);
    await page.route(reads, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('link', { name: 'Enquire' }).click();
    await page.waitForURL(`**/apply?offer=${offer?.slug}`);
    await alerts(page).getByText('We could not load the offer that you ask about.').waitFor();
    expect(await page.getByText('An enquiry that you send now names no offer.').isVisible()).toBe(true);
    await page.unroute(reads);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Your enquiry is about').waitFor();
    expect(await alerts(page).count()).toBe(0);
    await page.context().close();
  });

  it('left empty says at each field what is missing, with the focus on the first', async () => {
    const { page } = await at('/apply');
    await goOn(page);
    await alerts(page).waitFor();
    expect(await alerts(page).getByRole('link').allTextContents()).toEqual([
      'Please enter your name.',
      'Please enter an e-mail address such as mere@example.co.nz.',
      'Please choose the line that comes closest.',
    ]);
    await expect.poll(() => focused(page)).toBe('name');
    const name = page.getByLabel('Name', { exact: true });
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator(`#${await name.getAttribute('aria-describedby')}`).textContent()).toBe(
      'Please enter your name.',
    );
    await name.fill('Mere');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
    await alerts(page).getByRole('link').last().click();
    expect(await focused(page)).toBe('investor_basis');
    await page.context().close();
  });

  it('filled in wrong keeps what was typed and says what would be right', async () => {
    const { page } = await at('/apply');
    await page.getByLabel('Name', { exact: true }).fill('Mere');
    await page.getByLabel('E-mail', { exact: true }).fill('mere@example');
    await page.getByLabel('Phone').fill('call me');
    await page.getByLabel('I am not sure yet').check();
    await goOn(page);
    await expect.poll(() => focused(page)).toBe('email');
    expect(await alerts(page).getByRole('link').count()).toBe(2);
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('mere@example');
    expect(await page.getByLabel('Phone').inputValue()).toBe('call me');
    await page.context().close();
  });

  it('asks for the consent once a provider is named, and never ticks a box itself', async () => {
    const { page } = await at('/apply');
    await fillEnquiry(page);
    await page.getByRole('button', { name: 'Change Who may contact you' }).click();
    const consent = page.getByLabel(/^Send this enquiry/);
    await consent.uncheck();
    expect(await page.getByLabel(/^E-mail me about/).isChecked()).toBe(false);
    await goOn(page);
    await expect.poll(() => focused(page)).toBe('consents.share_with_providers');
    await page.getByRole('button', { name: 'Tick none' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tick none');
    expect(await consent.count()).toBe(0);
    await goOn(page);
    await page.getByRole('heading', { name: 'Check and send' }).waitFor();
    await page.context().close();
  });

  it('takes very long texts without cutting them, and says how long they may be', async () => {
    const { page } = await at('/apply');
    const long = 'ā'.repeat(20_000);
    await page.getByLabel('Name', { exact: true }).fill(long);
    await page.getByLabel('E-mail', { exact: true }).fill(`${'m'.repeat(300)}@example.co.nz`);
    await page.getByLabel('I am not sure yet').check();
    await goOn(page);
    await alerts(page).waitFor();
    expect(await alerts(page).getByRole('link').allTextContents()).toEqual([
      'Please keep your name to 100 characters or fewer.',
      'Please keep the e-mail address to 254 characters or fewer.',
    ]);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(long);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it('shows and stores scripts, markup and right-to-left text as the text they are', async () => {
    const { page, complaints } = await at('/apply');
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const name = '<script>alert(1)</script><img src=x onerror=alert(2)>';
    const message = 'مرحبا، أود معرفة الرسوم\n"><svg onload=alert(3)>{{7*7}}<%=7*7%>';
    const email = 'scripted@example.co.nz';
    await fillEnquiry(page, { name, email, message, recipients: 0 });
    await page.getByRole('button', { name: 'Change What you’re looking for' }).click();
    const field = page.getByLabel('Message');
    expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await goOn(page);
    await goOn(page);
    expect(await page.getByText(name).isVisible()).toBe(true);
    await send(page);
    await received(page).waitFor();
    expect(await sentBy(email)).toMatchObject([{ name, message }]);
    expect([dialogs, complaints]).toEqual([0, []]);
    await page.context().close();
  });

  it('takes pasted text with line ends, tabs and spaces around it', async () => {
    const { page } = await at('/apply');
    const email = 'pasted@example.co.nz';
    await fillEnquiry(page, { recipients: 0 });
    await page.getByRole('button', { name: 'Change About you' }).click();
    await paste(page, 'Name', '  Mere\tTūhoe \u00a0\r\n');
    await paste(page, 'E-mail', ` ${email}\r\n`);
    await goOn(page);
    await paste(page, 'Message', 'One\r\nTwo\u0000\r\n');
    await goOn(page);
    await goOn(page);
    await send(page);
    await received(page).waitFor();
    expect(await sentBy(email)).toMatchObject([{ name: 'Mere Tūhoe', message: 'One\nTwo' }]);
    await page.context().close();
  });

  it('points out an IRD number in the message', async () => {
    const { page } = await at('/apply');
    await fillEnquiry(page, { recipients: 0 });
    await page.getByRole('button', { name: 'Change What you’re looking for' }).click();
    await page.getByLabel('Message').fill('My IRD number is 49-091-850.');
    await goOn(page);
    await alerts(page).waitFor();
    await expect.poll(() => focused(page)).toBe('message');
    expect(await alerts(page).textContent()).toContain('This looks like an IRD number');
    await page.context().close();
  });

  it('sent without a network keeps the draft and says so; it survives the page and is then stored once', async () => {
    const { page } = await at('/apply');
    const email = 'offline@example.co.nz';
    await fillEnquiry(page, { email });
    await page.context().setOffline(true);
    await send(page);
    await alerts(page).waitFor();
    expect(await alerts(page).textContent()).toMatch(
      /Not sent.*could not reach.*draft is kept in this browser/,
    );
    await page.context().setOffline(false);
    await page.goto(`${site.address}/offers`);
    await page.goto(`${site.address}/apply`);
    await page.getByText(/Your draft of .* is filled in/).waitFor();
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email);
    await goOn(page);
    await goOn(page);
    expect(await page.getByLabel(/^Send this enquiry/).isChecked()).toBe(false);
    await page.getByLabel(/^Send this enquiry/).check();
    await goOn(page);
    await send(page);
    await received(page).waitFor();
    expect(await sentBy(email)).toHaveLength(1);
    await page.context().close();
  });

  it('whose answer was lost is sent again and stored once; changed in between, it is stored as another', async () => {
    const { page } = await at('/apply');
    const email = 'lost@example.co.nz';
    await page.route('**/api/submissions/apply', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillEnquiry(page, { email, recipients: 0 });
    await send(page);
    await alerts(page).waitFor();
    await send(page);
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).isEnabled()).toBe(true);
    expect(await sentBy(email)).toHaveLength(1);
    await page.unroute('**/api/submissions/apply');
    await page.getByRole('button', { name: 'Change What you’re looking for' }).click();
    await page.getByLabel('Message').fill('I have thought again.');
    await goOn(page);
    await goOn(page);
    await send(page);
    await received(page).waitFor();
    const kept = await sentBy(email);
    expect(kept.map((each) => each.kind === 'apply' && each.message).sort()).toEqual([
      'I have thought again.',
      ENQUIRY.message,
    ]);
    await page.context().close();
  });

  it('that was sent leaves its steps behind: Back leads to the page before the form', async () => {
    const { page } = await at('/about');
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Get Matched' }).click();
    await page.waitForURL('**/apply');
    await fillEnquiry(page, { email: 'history@example.co.nz' });
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'What happens with your details' }).click();
    await page.waitForURL('**/apply#privacy-notice');
    await goOn(page);
    await send(page);
    await received(page).waitFor();
    // The router goes to the first step, which was left further down.
    await expect
      .poll(() => received(page).evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL('**/about');
    await page.goForward();
    await page.getByLabel('Name', { exact: true }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    await page.context().close();
  });

  it('that is left while it is sent is stored, and takes nobody away from the page they have gone to', async () => {
    const { page } = await at('/apply');
    const email = 'left@example.co.nz';
    await fillEnquiry(page, { email, recipients: 0 });
    const letGo = await holdRequests(page, '**/api/submissions/apply');
    await send(page);
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    letGo();
    await page.waitForFunction(() => !localStorage.getItem('tussock_draft_apply'));
    await page.waitForTimeout(300);
    expect([page.url(), (await sentBy(email)).length]).toEqual([`${site.address}/faq`, 1]);
    await page.context().close();
  });

  it('goes one step on where Continue is pressed several times while its check is loaded', async () => {
    const { page } = await openPage(browser);
    const letGo = await holdRequests(page, /apply-check[^/]*\.js/);
    await page.goto(`${site.address}/apply`);
    await page.getByLabel('Name', { exact: true }).fill('Mere');
    await page.getByLabel('E-mail', { exact: true }).fill('pressed@example.co.nz');
    await page.getByLabel('I am not sure yet').check();
    for (let press = 0; press < 3; press += 1) await goOn(page);
    letGo();
    await page.getByRole('heading', { level: 2, name: 'What you’re looking for' }).waitFor();
    await page.waitForTimeout(300);
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
    await page.context().close();
  });

  it('whose draft is deleted has no error of it any more', async () => {
    const { page } = await at('/apply');
    await page.getByLabel('Name', { exact: true }).fill('Mere');
    await goOn(page);
    await alerts(page).waitFor();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('The draft is deleted.').waitFor();
    expect(await page.locator('[data-invalid]').count()).toBe(0);
    expect(await alerts(page).count()).toBe(0);
    await page.context().close();
  });

  it('that was sent gives way to a new one where a link leads to the form again', async () => {
    const { page } = await at('/apply');
    await fillEnquiry(page, { email: 'again@example.co.nz' });
    await send(page);
    await received(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Get Matched' }).click();
    await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    expect(await received(page).count()).toBe(0);
    await page.context().close();
  });

  it('keeps its place in the browser’s history, nothing of it in the address, and a draft that the visitor can delete', async () => {
    const { page } = await at('/apply');
    await fillEnquiry(page);
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Who may contact you' }).waitFor();
    await page.goBack();
    expect(await page.getByLabel('Message').inputValue()).toBe(ENQUIRY.message);
    await page.goForward();
    await page.getByRole('heading', { level: 2, name: 'Who may contact you' }).waitFor();
    expect(page.url()).toBe(`${site.address}/apply`);
    // An asset class of the draft that is no longer listed is left out.
    const stored = await page.evaluate(() => {
      const draft = localStorage.getItem('tussock_draft_apply') ?? '';
      const older = draft.replace('"asset_classes":[', '"asset_classes":["moon-dust",');
      localStorage.setItem('tussock_draft_apply', older);
      return older;
    });
    expect(stored).toContain('moon-dust');
    await page.reload();
    await page.getByText(/Your draft of .* is filled in/).waitFor();
    await page.waitForFunction(() => !localStorage.getItem('tussock_draft_apply')?.includes('moon-dust'));
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('The draft is deleted.').waitFor();
    // It was at the third step.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('About you');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    await page.context().close();
  });

  it('asks for the consent again after a reload, and goes on only when told to', async () => {
    const { page } = await at('/apply');
    await fillEnquiry(page);
    await page.reload();
    const recipients = page.getByRole('heading', { level: 2, name: 'Who may contact you' });
    await recipients.waitFor();
    await page.getByLabel(/^Send this enquiry/).check();
    await page.getByLabel(/^(E-mail|Send) me/).check();
    expect(await recipients.isVisible()).toBe(true);
    await goOn(page);
    await page.getByRole('heading', { level: 2, name: 'Check and send' }).waitFor();
    await page.context().close();
  });

  it('filled in by a robot is answered like any other and stored nowhere', async () => {
    const { page } = await at('/apply');
    const email = 'robot@example.co.nz';
    await fillEnquiry(page, { email, recipients: 0 });
    await page.evaluate(() => {
      const trap = document.querySelector<HTMLInputElement>('[name=hp]');
      if (trap) trap.value = 'https://spam.example';
    });
    await send(page);
    await received(page).waitFor();
    expect(await sentBy(email)).toEqual([]);
    await page.context().close();
  });

  it('works by keyboard alone, from the first field to the answer', async () => {
    const { page } = await at('/apply');
    const has = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    const tabTo = async (what: string, at: () => Promise<string | null | undefined>) => {
      for (let presses = 0; (await at()) !== what; presses += 1) {
        expect(presses, `Tab to ${what}`).toBeLessThan(150);
        await page.keyboard.press('Tab');
      }
    };
    const press = async (button: string) => {
      await tabTo(button, has);
      await page.keyboard.press('Enter');
    };
    const name = page.getByLabel('Name', { exact: true });
    await expect.poll(() => name.isEnabled()).toBe(true);
    await name.focus();
    await page.keyboard.type('Mere');
    await page.keyboard.press('Tab');
    await page.keyboard.type('keys@example.co.nz');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    if ((await focused(page)) !== 'investor_basis') await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect.poll(has).toBe('What you’re looking for');
    for (const field of ['asset_classes', 'amount_band', 'timing']) {
      await tabTo(field, () => focused(page));
      await page.keyboard.press('Space');
    }
    await press('Continue');
    await expect.poll(has).toBe('Who may contact you');
    await press('Continue');
    await expect.poll(has).toBe('Check and send');
    await press('Send enquiry');
    await received(page).waitFor();
    const [kept, ...more] = await sentBy('keys@example.co.nz');
    expect(more).toEqual([]);
    expect(kept?.kind === 'apply' && kept.asset_classes).toHaveLength(1);
    await page.context().close();
  });
});

describe('the form that unlocks', () => {
  it('left empty says what is missing, with the focus on the first', async () => {
    const { page } = await at('/unlock');
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await alerts(page).waitFor();
    expect(await alerts(page).getByRole('link').count()).toBe(3);
    await expect.poll(() => focused(page)).toBe('name');
    expect(await page.getByLabel(/^I declare/).isChecked()).toBe(false);

    // Marked as missing also below a pointer, which is where the button was a moment before.
    const borderOf = (box: Locator) => box.evaluate((label) => getComputedStyle(label).borderColor);
    const declaration = page.locator('label', { hasText: /^I declare/ });
    const missing = await borderOf(declaration);
    expect(missing).toBe(await borderOf(page.getByLabel('Name')));
    await declaration.hover();
    expect(await borderOf(declaration)).toBe(missing);
    await page.context().close();
  });

  it('whose check cannot be loaded is checked by the server, with the same errors', async () => {
    const { page } = await at('/unlock');
    const asked: string[] = [];
    await page.route(/\/unlock-check[^/]*\.js$/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.getByLabel('Name', { exact: true }).fill('Mere');
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await alerts(page).first().waitFor();
    expect(asked).not.toEqual([]);
    expect(await alerts(page).getByRole('link').allTextContents()).toEqual([
      'Please enter an e-mail address such as mere@example.co.nz.',
      'Exclusive offers are for wholesale investors: please tick this if you are one.',
    ]);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Mere');
    await page.context().close();
  });

  it('keeps its draft without a network, but for the declaration', async () => {
    const { page } = await at('/unlock');
    await fillUnlock(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await alerts(page).waitFor();
    expect(await alerts(page).textContent()).toMatch(/Not sent/);
    // The next key goes to the button again, and not past it to the one that deletes the draft.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Send again');
    await page.context().setOffline(false);
    await page.reload();
    await page.getByText(/Your draft of .* is filled in/).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(ENQUIRY.name);
    expect(await page.getByLabel(/^I declare/).isChecked()).toBe(false);
    await page.context().close();
  });

  it('does not say that a draft was not sent, or what is missing in it, once it is deleted', async () => {
    const { page } = await at('/unlock');
    await fillUnlock(page);
    const unlock = page.getByRole('button', { name: 'Unlock', exact: true });
    await page.context().setOffline(true);
    await unlock.click();
    await alerts(page).waitFor();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('The draft is deleted.').waitFor();
    expect(await alerts(page).count()).toBe(0);
    await page.getByLabel('Name', { exact: true }).fill('Mere');
    await unlock.click();
    await alerts(page).waitFor();
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await page.getByText('The draft is deleted.').waitFor();
    expect(await alerts(page).count()).toBe(0);
    await page.context().close();
  });
});

/** Pastes as the clipboard would: the browser itself decides what of it a field takes. */
async function paste(page: Page, label: string, text: string) {
  const field = page.getByLabel(label, { exact: label !== 'Message' });
  await field.fill('');
  await field.focus();
  await page.keyboard.insertText(text);
}
