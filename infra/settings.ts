export interface Settings {
  /** The address of production; its hosted zone must be in this account's Route 53. Previews are NAME.preview.DOMAIN. */
  domain: string;
  /** Mail leaves from here: an address of the domain, which the first deploy of production verifies with SES. */
  mail_from: string;
  /** Applications are sent here. */
  mail_to: string[];
  /** Who takes mail for the domain, as in `10 mx1.provider.nz`; empty when the zone has its MX record already. */
  mail_servers: string[];
  /** Alarms and the budget write here; the address must confirm the subscriptions. */
  alarm_email: string;
  /** US dollars a month; a warning at 80 %, another when the forecast passes it. */
  monthly_budget: number;
  /**
   * Instances of each function at most, on production. Their sum and 100 more must be within the account's quota; null
   * for no cap, while the quota of a new account is still 10.
   */
  concurrency: { api: number | null; pages: number | null; submissions: number | null };
  /** The settings.json of the data that is published: it holds the operator's legal identity. A path from the checkout. */
  site_settings: string;
}

/** What an operator sets once, before the first deploy. Nothing here is secret; secrets are in `secrets.ts`. */
export const SETTINGS: Settings = {
  domain: 'tussock.example',
  mail_from: 'hello@tussock.example',
  mail_to: ['hello@tussock.example'],
  mail_servers: [],
  alarm_email: 'operations@tussock.example',
  monthly_budget: 100,
  concurrency: { api: 100, pages: 100, submissions: 20 },
  site_settings: 'scripts/sample/settings.json',
};
