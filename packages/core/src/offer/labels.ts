import type { Distribution, Liquidity, SecurityType, TaxStructure, TermBand } from './offer';

export const NOT_STATED = 'Not stated';

export const DISTRIBUTION_LABELS: Record<Distribution, string> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annual: 'Annual',
  'at-maturity': 'At maturity',
  none: 'No distributions',
};

export const TAX_STRUCTURE_LABELS: Record<TaxStructure, string> = {
  pie: 'PIE',
  'limited-partnership': 'Limited partnership',
  'flow-through': 'Flow-through',
  company: 'Company',
  other: 'Other',
};

export const LIQUIDITY_LABELS: Record<Liquidity, string> = {
  liquid: 'Liquid',
  'quarterly-redemption': 'Quarterly redemption',
  illiquid: 'Illiquid',
};

export const SECURITY_TYPE_LABELS: Record<SecurityType, string> = {
  equity: 'Equity',
  debt: 'Debt',
  units: 'Units',
};

export const TERM_LABELS: Record<TermBand | 'open-ended', string> = {
  'short-term': 'Short term (up to 2 years)',
  'medium-term': 'Medium term (2–5 years)',
  'long-term': 'Long term (over 5 years)',
  'open-ended': 'Open-ended',
};

/** A risk rating in words; one that is only the default of the specification says so. */
export function riskLabel(offer: { risk_rating: string; defaulted: readonly string[] }): string {
  return offer.defaulted.includes('risk_rating')
    ? `${offer.risk_rating} (not stated by provider)`
    : offer.risk_rating;
}

/** How long money is tied up: the provider's words, else what the columns say, else "Not stated". */
export function termLabel(offer: {
  term_description: string | null;
  term_months: number | null;
  is_open_ended: boolean | null;
  terms: readonly TermBand[];
}): string {
  if (offer.term_description) return offer.term_description;
  if (offer.term_months !== null) return monthsLabel(offer.term_months);
  if (offer.is_open_ended) return TERM_LABELS['open-ended'];
  const [band] = offer.terms;
  return band ? TERM_LABELS[band] : NOT_STATED;
}

function monthsLabel(months: number): string {
  const inYears = months >= 24 && months % 12 === 0;
  const count = inYears ? months / 12 : months;
  return `${count} ${inYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
}
