import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '@tussock/web/paths';

/** Months for which the file may be relied on; RFC 9116 advises less than a year. */
const MONTHS = 6;

/** /.well-known/security.txt (RFC 9116): how to report a weakness. `month` is 2026-11. */
export function securityText({ address, contact_email }: SiteSettings, month: string): string {
  const expires = new Date(`${month}-01T00:00:00.000Z`);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  return [
    `Contact: mailto:${contact_email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address}/.well-known/security.txt`,
    `Policy: ${address}${paths.about}`,
    '',
  ].join('\n');
}
