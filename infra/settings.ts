export interface Settings {
  /** The address of production; its hosted zone must be in this account's Route 53. Previews are NAME.preview.DOMAIN. */
  domain: string;
  /** Sender of all mail: an address of the domain, which the first deploy of production verifies with SES. */
  mail_from: string;
  /** Applications are sent to these addresses. */
  mail_to: string[];
  /** Mail servers of the domain, such as `10 mx1.provider.nz`; empty when the zone already has an MX record. */
  mail_servers: string[];
  /** Alarms and budget warnings are sent here; confirm the subscriptions in this mailbox. */
  alarm_email: string;
  /** US dollars a month; a warning at 80 %, another when the forecast passes it. */
  monthly_budget: number;
  /**
   * Maximum number of instances of each function on production. Their sum and 100 more must fit in the account's quota.
   * Null: no cap, while a new account still has a quota of 10.
   */
  concurrency: {
    api: number | null;
    pages: number | null;
    images: number | null;
    mcp: number | null;
    submissions: number | null;
  };
  /**
   * Reads of the API, and requests of assistants, that one address may make in a minute; more get 429. Each instance of the function counts for itself, and
   * what CloudFront has cached is not counted: the firewall of production has a limit over all. Null: no limit.
   */
  reads_per_minute: number | null;
  /** Host names of web pages whose scripts may call /mcp. Null: any page, since everything it answers is public. */
  mcp_origins: string[] | null;
  /**
   * Sessions that may no longer open exclusive offers: their `subject`s, and at most one time such as `2026-11-20T03:00Z`, which
   * ends all that began earlier. See docs/operations/people.md, “End access to exclusive offers”.
   */
  revoked_sessions: string[];
  /** Path of the settings.json of the data that you publish, from the checkout. It holds the operator's legal identity. */
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
  concurrency: { api: 100, pages: 100, images: 20, mcp: 20, submissions: 20 },
  reads_per_minute: 300,
  mcp_origins: null,
  revoked_sessions: [],
  site_settings: 'scripts/sample/settings.json',
};
