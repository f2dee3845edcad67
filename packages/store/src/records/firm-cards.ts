import type { AssetClassRef } from '@tussock/core/asset-class/asset-class';
import type { Assembled } from '@tussock/core/directory/assemble';
import { groupBy } from '@tussock/core/directory/links';
import type { FirmCards, Place } from '@tussock/core/firm/firm-card';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import { isListedProvider } from '@tussock/core/firm/provider-type';
import type { Fund } from '@tussock/core/fund/fund';
import type { OfferCard } from '@tussock/core/offer/offer';
import { isOpen } from '@tussock/core/offer/status';
import { checksOf } from '@tussock/core/source/checks';
import type { Coverage, Source } from '@tussock/core/source/source';
import { compareNames, slugify } from '@tussock/core/text/fold';
import { excerptOf } from '../search/text-documents';

type Named = { slug: string; name: string };

/** The cards of every list of firms and funds, by name: the publisher stores them beside the catalogue. */
export function firmCardsOf(content: Assembled): FirmCards {
  const { cards } = content;
  const ofProvider = groupBy(cards, (card) => card.provider?.id ?? null);
  const ofPlatform = groupBy(cards, (card) => card.platform?.id ?? null);
  const ofFund = groupBy(cards, (card) => card.fund?.id ?? null);
  const providers = content.providers.filter(isListedProvider);
  return {
    providers: providers.map((one) => providerCard(one, ofProvider.get(one.id) ?? [])),
    platforms: content.platforms.map((one) => platformCard(one, ofPlatform.get(one.id) ?? [])),
    funds: content.funds.map((one) => fundCard(one, ofFund.get(one.id) ?? [])),
    places: placesOf(content.providers, cards),
  };
}

type Described = { description: string | null; sources: Source[]; coverage: Coverage | null };

const offering = ({ description, sources, coverage }: Described, offers: readonly OfferCard[]) => ({
  summary: excerptOf(description),
  offer_count: offers.length,
  open_offer_count: offers.filter(isOpen).length,
  checks: checksOf(sources),
  coverage,
});

function providerCard(one: Provider, offers: OfferCard[]) {
  const { id, slug, name, provider_type, website, logo_url, location, established_date } = one;
  const { aum, aum_currency, is_aip_approved, fund_count } = one;
  return {
    ...{ id, slug, name, provider_type, website, logo_url, location, established_date },
    ...{ aum, aum_currency, is_aip_approved, fund_count },
    ...offering(one, offers),
    type: slugged(provider_type),
    place: slugged(location),
    asset_classes: distinct([...offers, ...one.funds].map((each) => each.asset_class)),
  };
}

function platformCard(one: Platform, offers: OfferCard[]) {
  const { id, slug, name, platform_type, website, logo_url } = one;
  const { total_capital_raised, investor_count, has_secondary_market, coverage } = one;
  const asset_classes = distinct(offers.map((offer) => offer.asset_class));
  return {
    ...{ id, slug, name, platform_type, website, logo_url },
    ...{ total_capital_raised, investor_count, has_secondary_market, coverage },
    ...offering(one, offers),
    asset_classes,
  };
}

function fundCard(one: Fund, offers: OfferCard[]) {
  const { id, slug, name, fund_structure, total_fund_size, fund_size_currency, inception_date } = one;
  const { provider, asset_class, fund_type } = one;
  return {
    ...{ id, slug, name, fund_structure, total_fund_size, fund_size_currency, inception_date },
    ...offering(one, offers),
    provider: provider && {
      id: provider.id,
      slug: provider.slug,
      name: provider.name,
      provider_type: provider.provider_type,
      logo_url: provider.logo_url,
      location: provider.location,
    },
    asset_class,
    fund_type,
    place: slugged(provider?.location ?? null),
  };
}

/** Every place of an offer or a provider; two spellings with one slug are one place. */
function placesOf(providers: readonly Provider[], cards: readonly OfferCard[]): Place[] {
  const offers = groupBy(cards, (card) => card.place?.slug ?? null);
  const named = [...cards.map((card) => card.place), ...providers.map(({ location }) => slugged(location))];
  const bySlug = new Map<string, Named>();
  for (const place of named) if (place && !bySlug.has(place.slug)) bySlug.set(place.slug, place);
  return [...bySlug.values()]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ slug, name }) => ({ slug, name, offer_count: offers.get(slug)?.length ?? 0 }));
}

function slugged(text: string | null | undefined): Named | null {
  const slug = slugify(text ?? '');
  return text && slug !== '' ? { slug, name: text.trim() } : null;
}

function distinct(classes: readonly (AssetClassRef | null)[]): AssetClassRef[] {
  const byId = new Map(classes.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  return [...byId.values()].sort((a, b) => compareNames(a.name, b.name));
}
