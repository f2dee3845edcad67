import type { Offer } from '@tussock/core/offer/offer';
import {
  classRisk,
  currencyRisk,
  EXIT_NOT_STATED,
  EXIT_RISKS,
  type RiskText,
  SECONDARY_MARKET_RISK,
  SECURITY_RISKS,
  WHOLESALE_RISK,
} from '../../../content/risks';

type Judged = Pick<
  Offer,
  'asset_class' | 'security_type' | 'liquidity' | 'is_secondary_market' | 'investment_currency'
>;

/**
 * The risks of an offer: of its asset class, its kind of security, leaving early, and those of every wholesale offer.
 */
export function risksOf(offer: Judged): RiskText[] {
  const asset = offer.asset_class;
  return [
    { title: asset?.name ?? 'This investment', text: classRisk(asset?.slug ?? '') },
    ...(offer.security_type ? [SECURITY_RISKS[offer.security_type]] : []),
    offer.liquidity ? EXIT_RISKS[offer.liquidity] : EXIT_NOT_STATED,
    ...(offer.is_secondary_market ? [SECONDARY_MARKET_RISK] : []),
    ...(offer.investment_currency === 'NZD' ? [] : [currencyRisk(offer.investment_currency)]),
    WHOLESALE_RISK,
  ];
}
