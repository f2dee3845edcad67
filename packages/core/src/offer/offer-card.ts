import type { Offer, OfferCard } from './offer';
import type { OfferSummary } from './offer-summary';

/** What a card shows of an offer. */
export function toCard(offer: Offer): OfferCard {
  const { provider, platform, fund } = offer;
  return {
    id: offer.id,
    slug: offer.slug,
    name: offer.name,
    tagline: offer.tagline,
    status: offer.status,
    is_aip_eligible: offer.is_aip_eligible,
    is_exclusive: offer.is_exclusive,
    is_secondary_market: offer.is_secondary_market,
    offer_type: offer.offer_type,
    minimum_investment: offer.minimum_investment,
    investment_currency: offer.investment_currency,
    target_return_min: offer.target_return_min,
    target_return_max: offer.target_return_max,
    target_return_type: offer.target_return_type,
    term_description: offer.term_description,
    term_months: offer.term_months,
    is_open_ended: offer.is_open_ended,
    terms: offer.terms,
    risk_rating: offer.risk_rating,
    created_at: offer.created_at,
    closes_on: offer.closes_on,
    closed_on: offer.closed_on,
    distribution: offer.distribution,
    tax_structure: offer.tax_structure,
    liquidity: offer.liquidity,
    security_type: offer.security_type,
    asset_class: offer.asset_class,
    place: offer.place,
    tags: offer.tags,
    defaulted: offer.defaulted,
    derived: offer.derived,
    provider: provider && {
      id: provider.id,
      slug: provider.slug,
      name: provider.name,
      provider_type: provider.provider_type,
      logo_url: provider.logo_url,
      location: provider.location,
    },
    platform: platform && { id: platform.id, name: platform.name, logo_url: platform.logo_url },
    fund: fund && { id: fund.id, slug: fund.slug, name: fund.name },
    sourced: [...new Set(offer.sources.map((fact) => fact.field))],
  };
}

/** What a provider or a fund shows of one of its offers. */
export function toSummary(offer: Offer): OfferSummary {
  return {
    id: offer.id,
    slug: offer.slug,
    name: offer.name,
    status: offer.status,
    is_aip_eligible: offer.is_aip_eligible,
    is_secondary_market: offer.is_secondary_market,
    minimum_investment: offer.minimum_investment,
    investment_currency: offer.investment_currency,
    target_return_min: offer.target_return_min,
    target_return_max: offer.target_return_max,
    target_return_type: offer.target_return_type,
    term_description: offer.term_description,
    created_at: offer.created_at,
  };
}
