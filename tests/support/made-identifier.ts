import { type IdentifierScheme, identifierFault } from '@tussock/core/identifier/check-digits';

/**
 * An invented identifier that passes its check: none is of a real firm, since NZBNs begin with 9429, company numbers have fewer
 * digits, no issuer of LEIs is 0000 and no country is ZZ.
 */
export function madeIdentifier(scheme: IdentifierScheme, n: number): string {
  const [body, ends] = BODIES[scheme](n);
  const found = ends.map((end) => body + end).find((value) => identifierFault(scheme, value) === null);
  if (found === undefined) throw new Error(`No ${scheme} is made of ${body}.`);
  return found;
}

const digits = (n: number, length: number) => String(n).padStart(length, '0');
const endings = (length: number) => Array.from({ length: 10 ** length }, (_, n) => digits(n, length));

const BODIES: Record<IdentifierScheme, (n: number) => [body: string, ends: string[]]> = {
  nzbn: (n) => [`9499${digits(n, 8)}`, endings(1)],
  company_number: (n) => [`999${digits(n, 5)}`, ['']],
  fsp_number: (n) => [`FSP99${digits(n, 5)}`, ['']],
  lei: (n) => [`000000DEMO${digits(n, 8)}`, endings(2)],
  isin: (n) => [`ZZDEMO${digits(n, 5)}`, endings(1)],
};
