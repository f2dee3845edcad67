/** What an operator sets once, before the first deploy. Nothing here is secret; secrets are in `secrets.ts`. */
export const SETTINGS = {
  /** The address of production; its hosted zone must be in this account's Route 53. */
  domain: 'tussock.example',
  /** Previews are NAME.preview.tussock.example; the zone above holds them. */
  preview_domain: 'preview.tussock.example',
  /** Mail leaves from here; the domain is verified with SES by the first deploy of production. */
  mail_from: 'hello@tussock.example',
  /** Applications are sent here. */
  mail_to: 'hello@tussock.example',
  /** Alarms and the budget write here; the address must confirm the subscriptions. */
  alarm_email: 'operations@tussock.example',
  /** US dollars a month; a warning at 80 %, another when the forecast passes it. */
  monthly_budget: 100,
};
