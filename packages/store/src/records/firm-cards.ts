import type { AssetClassRef } from '@tussock/core/asset-class/asset-class';
import { pickFields } from '@tussock/core/column/column';
import type { Assembled } from '@tussock/core/directory/assemble';
import type { FirmCards, Place } from '@tussock/core/firm/firm-card';
import type { Platform } from '@tussock/core/firm/platform';
import type { Provider } from '@tussock/core/firm/provider';
import { PROVIDER_REF } from '@tussock/core/firm/provider-columns';
import { isListedProvider } from '@tussock/core/firm/provider-type';
import type { Fund } from '@tussock/core/fund/fund';
import { optionsIn } from '@tussock/core/list/column-options';
import { groupBy } from '@tussock/core/list/group-by';
import type { OfferCard } from '@tussock/core/offer/offer';
import { isOpen } from '@tussock/core/offer/status';
import { checksOf } from '@tussock/core/source/checks';
import type { Coverage, Source } from '@tussock/core/source/source';
import { compareNames, slugify } from '@tussock/core/text/fold';
import { excerptOf } from '../search/text-documents';

type Named = { slug: string; name: string };

/** The cards of every list of firms and funds, by name: the publisher stores them beside the catalogue. */
export function firmCardsOf(content: Assembled): FirmCards {
  const counted = offerCounter();
  counted.add(content.cards);
  const providers = content.providers.filter(isListedProvider);
  return {
    providers: providers.map((one) => providerCard(one, counted.of('provider', one.id))),
    platforms: content.platforms.map((one) => platformCard(one, counted.of('platform', one.id))),
    funds: content.funds.map((one) => fundCard(one, counted.of('fund', one.id))),
    places: placesOf(content.providers, content.cards, counted),
  };
}

/** The same cards with what they count of other offers and of these funds; a place that only other offers had is gone. */
export function recountedCards(
  { providers, platforms, funds, places }: FirmCards,
  counted: Counted,
): FirmCards {
  const fundsOf = groupBy(funds, ({ provider }) => provider?.id ?? null);
  const ofFirms = new Set(providers.map(({ place }) => place?.slug));
  return {
    providers: providers.map((card) => {
      const [own, offers] = [fundsOf.get(card.id) ?? [], counted.of('provider', card.id)];
      return { ...card, ...countsOf(offers), fund_count: own.length, asset_classes: classesOf(offers, own) };
    }),
    platforms: platforms.map((card) => {
      const offers = counted.of('platform', card.id);
      return { ...card, ...countsOf(offers), asset_classes: classesOf(offers) };
    }),
    funds: funds.map((card) => ({ ...card, ...countsOf(counted.of('fund', card.id)) })),
    places: places.flatMap(({ slug, name, offer_count: before }) => {
      const { offers } = counted.of('place', slug);
      return offers > 0 || before === 0 || ofFirms.has(slug) ? [{ slug, name, offer_count: offers }] : [];
    }),
  };
}

interface OffersOf {
  offers: number;
  open: number;
  classes: Map<string, AssetClassRef>;
}
type Counted = ReturnType<typeof offerCounter>;

/** Counts the active offers of each firm, fund and place; they may come in parts. */
export function offerCounter() {
  const found = new Map<string, OffersOf>();
  const of = (kind: 'provider' | 'platform' | 'fund' | 'place', id: string): OffersOf =>
    found.get(`${kind} ${id}`) ?? { offers: 0, open: 0, classes: new Map() };
  const count = (kind: Parameters<typeof of>[0], id: string, offer: OfferCard) => {
    const one = of(kind, id);
    one.offers += 1;
    one.open += Number(isOpen(offer));
    if (offer.asset_class) one.classes.set(offer.asset_class.id, offer.asset_class);
    found.set(`${kind} ${id}`, one);
  };
  return {
    of,
    add(cards: readonly OfferCard[]): void {
      for (const card of cards) {
        const { provider, platform, fund, place } = card;
        if (provider) count('provider', provider.id, card);
        if (platform) count('platform', platform.id, card);
        if (fund) count('fund', fund.id, card);
        if (place) count('place', place.slug, card);
      }
    },
  };
}

const countsOf = ({ offers, open }: OffersOf) => ({ offer_count: offers, open_offer_count: open });

/** The classes of offers, and of funds. */
const classesOf = ({ classes }: OffersOf, funds: readonly { asset_class: AssetClassRef | null }[] = []) =>
  distinct([...classes.values(), ...funds.map(({ asset_class }) => asset_class)]);

type Described = { description: string | null; sources: Source[]; coverage: Coverage | null };

const offering = ({ description, sources, coverage }: Described, offers: OffersOf) => ({
  summary: excerptOf(description),
  ...countsOf(offers),
  checks: checksOf(sources),
  coverage,
});

function providerCard(one: Provider, offers: OffersOf) {
  const { id, slug, name, provider_type, website, logo_url, location, established_date } = one;
  const { aum, aum_currency, is_aip_approved, fund_count } = one;
  return {
    id,
    slug,
    name,
    provider_type,
    website,
    logo_url,
    location,
    established_date,
    aum,
    aum_currency,
    is_aip_approved,
    fund_count,
    ...offering(one, offers),
    type: slugged(provider_type),
    place: slugged(location),
    asset_classes: classesOf(offers, one.funds),
  };
}

function platformCard(one: Platform, offers: OffersOf) {
  const { id, slug, name, platform_type, website, logo_url } = one;
  const { total_capital_raised, investor_count, has_secondary_market } = one;
  return {
    id,
    slug,
    name,
    platform_type,
    website,
    logo_url,
    total_capital_raised,
    investor_count,
    has_secondary_market,
    ...offering(one, offers),
    asset_classes: classesOf(offers),
  };
}

function fundCard(one: Fund, offers: OffersOf) {
  const { id, slug, name, fund_structure, total_fund_size, fund_size_currency, inception_date } = one;
  const { provider, asset_class, fund_type } = one;
  return {
    id,
    slug,
    name,
    fund_structure,
    total_fund_size,
    fund_size_currency,
    inception_date,
    ...offering(one, offers),
    provider: provider && pickFields(provider, PROVIDER_REF),
    asset_class,
    fund_type,
    place: slugged(provider?.location),
  };
}

/** Every place of an offer or a provider; two spellings with one slug are one place, named as the filter by place names it. */
function placesOf(providers: readonly Provider[], cards: readonly OfferCard[], counted: Counted): Place[] {
  const ofOffers = asMostSpell(cards.map(({ place }) => place));
  const ofFirms = asMostSpell(providers.map(({ location }) => slugged(location)));
  const bySlug = new Map([...ofFirms, ...ofOffers].map((place) => [place.slug, place]));
  return [...bySlug.values()]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ slug, name }) => ({ slug, name, offer_count: counted.of('place', slug).offers }));
}

function asMostSpell(named: readonly (Named | null)[]): Named[] {
  const all = named.flatMap((place) => (place ? [{ value: place.slug, label: place.name }] : []));
  return optionsIn(all, () => 0).options.map(({ value, label }) => ({ slug: value, name: label }));
}

function slugged(text: string | null | undefined): Named | null {
  const slug = slugify(text ?? '');
  return text && slug !== '' ? { slug, name: text.trim() } : null;
}

function distinct(classes: readonly (AssetClassRef | null)[]): AssetClassRef[] {
  const byId = new Map(classes.flatMap((one) => (one ? [[one.id, one] as const] : [])));
  return [...byId.values()].sort((a, b) => compareNames(a.name, b.name));
}
