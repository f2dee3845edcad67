import type { Page } from 'playwright-core';

/** What a visitor types into the enquiry. */
export interface Enquiry {
  name: string;
  email: string;
  message: string;
  /** How many of the listed providers are ticked. */
  recipients: number;
}

export const ENQUIRY: Enquiry = {
  name: 'Mere Tūhoe',
  email: 'mere@example.co.nz',
  message: 'Kia ora\nWhat are the fees?',
  recipients: 2,
};

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

/** Fills in /apply up to its last step, which shows everything again. */
export async function fillEnquiry(page: Page, enquiry: Partial<Enquiry> = {}): Promise<void> {
  const { name, email, message, recipients } = { ...ENQUIRY, ...enquiry };
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('I am not sure yet').check();
  await goOn(page);
  await heading(page, 'What you’re looking for');
  await page.getByLabel('Private credit').check();
  await page.getByLabel('Forestry').check();
  await page.getByLabel('$50,000 to $100,000').check();
  await page.getByLabel('Within a year').check();
  await page.getByLabel('Message').fill(message);
  await goOn(page);
  await heading(page, 'Who may contact you');
  await page.getByText('1 offer').first().waitFor();
  const boxes = page.getByRole('group', { name: 'Who may receive your enquiry' }).getByRole('checkbox');
  for (let place = 0; place < recipients; place += 1) await boxes.nth(place).check();
  if (recipients > 0) await page.getByLabel(/^Send this enquiry/).check();
  await goOn(page);
  await heading(page, 'Check and send');
}

/** Fills in /unlock, ready to be sent. */
export async function fillUnlock(page: Page, { name, email }: Pick<Enquiry, 'name' | 'email'> = ENQUIRY) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel(/^I declare/).check();
}

/** The name of the field that has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? null);
