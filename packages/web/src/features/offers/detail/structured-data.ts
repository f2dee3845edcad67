import { isStated } from '@tussock/core/money/money';
import type { Offer } from '@tussock/core/offer/offer';
import { isOpen } from '@tussock/core/offer/status';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../../lib/paths';

type Thing = Record<string, unknown>;

/**
 * An offer in schema.org's vocabulary. The minimum is its lowest price, where it is stated. A target return is not an
 * interest rate and is left out.
 */
export function offerData(offer: Offer, settings: SiteSettings): Thing {
  const url = settings.address + paths.offer(offer);
  const provider = offer.provider && {
    '@type': 'Organization',
    name: offer.provider.name,
    url: settings.address + paths.provider(offer.provider),
  };
  return {
    '@type': 'FinancialProduct',
    name: offer.name,
    url,
    ...(offer.tagline && { description: offer.tagline }),
    ...(offer.asset_class && { category: offer.asset_class.name }),
    ...(provider && { provider }),
    areaServed: { '@type': 'Country', name: 'NZ' },
    audience: { '@type': 'Audience', audienceType: 'Wholesale investors' },
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: offer.investment_currency,
      ...(isStated(offer.minimum_investment) && {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: offer.minimum_investment,
          priceCurrency: offer.investment_currency,
        },
      }),
      availability: `https://schema.org/${isOpen(offer) && offer.is_active ? 'InStock' : 'SoldOut'}`,
      ...(offer.closes_on && { validThrough: offer.closes_on }),
      ...(provider && { offeredBy: provider }),
    },
  };
}
