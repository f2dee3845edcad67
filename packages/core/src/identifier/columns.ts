import type { Columns } from '../column/column';

const NZBN = {
  kind: 'identifier',
  scheme: 'nzbn',
  conditional: true,
  label: 'NZBN',
  about: 'New Zealand Business Number, 13 digits of which the last is a check digit.',
} as const;
const COMPANY_NUMBER = {
  kind: 'identifier',
  scheme: 'company_number',
  conditional: true,
  label: 'Company number',
  about: 'On the Companies Register.',
} as const;
const FSP_NUMBER = {
  kind: 'identifier',
  scheme: 'fsp_number',
  conditional: true,
  label: 'FSP number',
  about: 'On the Financial Service Providers Register.',
} as const;
const LEI = {
  kind: 'identifier',
  scheme: 'lei',
  conditional: true,
  label: 'LEI',
  about: 'Legal Entity Identifier (ISO 17442), 20 characters of which the last two are check digits.',
} as const;
const ISIN = {
  kind: 'identifier',
  scheme: 'isin',
  conditional: true,
  label: 'ISIN',
  about:
    'International Securities Identification Number (ISO 6166), 12 characters of which the last is a check digit.',
} as const;

/** Of a provider or a platform. */
export const FIRM_IDENTIFIERS = {
  nzbn: NZBN,
  company_number: COMPANY_NUMBER,
  fsp_number: FSP_NUMBER,
  lei: LEI,
} as const satisfies Columns;

/** Of a fund. */
export const FUND_IDENTIFIERS = {
  nzbn: NZBN,
  company_number: COMPANY_NUMBER,
  lei: LEI,
  isin: ISIN,
} as const satisfies Columns;

/** Of an offer: of the entity that issues what is offered, and of the security. */
export const OFFER_IDENTIFIERS = { ...FIRM_IDENTIFIERS, isin: ISIN } as const satisfies Columns;
