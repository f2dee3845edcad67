import { NOT_STATED } from '../column/value-text';
import { OFFER_COLUMNS } from './columns';
import { factText } from './facts';
import type { OfferCard } from './offer';

export { TERM_LABELS } from './term';
export { NOT_STATED };
export const DISTRIBUTION_LABELS = OFFER_COLUMNS.distribution.values;
export const TAX_STRUCTURE_LABELS = OFFER_COLUMNS.tax_structure.values;
export const LIQUIDITY_LABELS = OFFER_COLUMNS.liquidity.values;
export const SECURITY_TYPE_LABELS = OFFER_COLUMNS.security_type.values;
export const riskLabel = (offer: Pick<OfferCard, 'risk_rating' | 'defaulted'>) =>
  factText(offer, 'risk_rating');
export const termLabel = (
  offer: Pick<OfferCard, 'term_description' | 'term_months' | 'is_open_ended' | 'terms'>,
) => factText(offer, 'term');
