import { isStated } from '@tussock/core/money/money';
import { endedOtherwise } from '@tussock/core/offer/closing';
import { derivedColumns } from '@tussock/core/offer/derived-fact';
import { FACTS } from '@tussock/core/offer/facts';
import type { Offer } from '@tussock/core/offer/offer';
import { endingOf, isBeforeClosing, takesMoneyIn } from '@tussock/core/offer/status';
import { monthsToEnd } from '@tussock/core/offer/term';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../../lib/address/paths';

type Thing = Record<string, unknown>;

/**
 * An offer in schema.org's vocabulary. The minimum is its lowest price, and fees and term are there where they are stated and
 * everyone may read them. A target return is not an interest rate and is left out.
 */
export function offerData(offer: Offer, settings: SiteSettings): Thing {
  const url = settings.address + paths.offer(offer);
  const provider = offer.provider && {
    '@type': 'Organization',
    name: offer.provider.name,
    url: settings.address + paths.provider(offer.provider),
  };
  const fees = feesText(offer);
  // Of months read from words only one end is known: "3 to 5 years" is not 60 months.
  const months = derivedColumns(offer, 'term_months').length > 0 ? null : monthsToEnd(offer);
  return {
    '@type': 'FinancialProduct',
    name: offer.name,
    url,
    ...(offer.tagline && { description: offer.tagline }),
    ...(offer.asset_class && { category: offer.asset_class.name }),
    ...(provider && { provider }),
    ...(fees && { feesAndCommissionsSpecification: fees }),
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
      ...availabilityOf(offer, settings),
      ...(months && { eligibleDuration: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' } }),
      ...(offer.closes_on && !endedOtherwise(offer) && { validThrough: offer.closes_on }),
      ...(provider && { offeredBy: provider }),
    },
  };
}

/** Nothing of an offer that has yet to open: neither can money be placed in it now, nor is it all placed. */
function availabilityOf(offer: Offer, { open_statuses }: SiteSettings) {
  const isOpenNow = takesMoneyIn(open_statuses)(offer);
  if (offer.is_active && !isOpenNow && isBeforeClosing(offer)) return {};
  return { availability: `https://schema.org/${offer.is_active && isOpenNow ? 'InStock' : whyNot(offer)}` };
}

/** One that was taken back, failed or left the directory was not sold out. */
const whyNot = (offer: Offer) =>
  offer.is_active && !['withdrawn', 'failed'].includes(endingOf(offer) ?? '') ? 'SoldOut' : 'Discontinued';

const FEES = ['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'] as const;

/** "Management fee: 1.5%. Exit fee: None." Fees of an exclusive offer are locked, and left out also where a visitor unlocked them. */
function feesText(offer: Offer): string | null {
  if (offer.is_exclusive) return null;
  const stated = FEES.flatMap((name) => {
    const text = FACTS[name].text(offer);
    return text === null ? [] : `${FACTS[name].label}: ${text}.`;
  });
  return stated.join(' ') || null;
}
