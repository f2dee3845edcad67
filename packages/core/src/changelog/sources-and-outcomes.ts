import type { Assembled } from '../directory/assemble';
import { endingOf, hasEnded, outcomeStateOf } from '../offer/status';
import { checksOf } from '../source/checks';
import type { Source } from '../source/source';
import { compareNames, compareText } from '../text/fold';
import { type Changelog, changelogSchemas, type ListedSource, type OfferOutcome } from './changelog';

/** The sources, outcomes and corrections of a release, from what everyone may read of it. */
export function sourcesAndOutcomes({
  offers,
  funds,
  providers,
  platforms,
  corrections,
}: Pick<Assembled, 'offers' | 'funds' | 'providers' | 'platforms' | 'corrections'>): Omit<
  Changelog,
  'changes'
> {
  const listed = offers.filter(isListed);
  return {
    ledger: latestFirst([
      ...listed.flatMap((offer) => listedSources('offer', offer, offer.provider)),
      ...funds.flatMap((fund) => listedSources('fund', fund, fund.provider)),
      ...providers.flatMap((provider) => listedSources('provider', provider, provider)),
      ...platforms.flatMap((platform) => listedSources('platform', platform, null)),
    ]),
    outcomes: outcomesOf(offers),
    corrections,
  };
}

/** By the day of the look, and of a day by name. A record has many entries, so each name is placed once. */
function latestFirst(entries: ListedSource[]): ListedSource[] {
  const names = [...new Set(entries.map(({ about }) => about.name))].sort(compareNames);
  const placeOf = new Map(names.map((name, at) => [name, at]));
  const place = ({ about }: ListedSource) => placeOf.get(about.name) ?? 0;
  return entries.sort((a, b) => compareText(b.checked_on, a.checked_on) || place(a) - place(b));
}

/** How the offers that visitors can reach ended; those that closed last come first. */
export const outcomesOf = (offers: Assembled['offers']): OfferOutcome[] =>
  offers
    .filter(isListed)
    .flatMap(outcomeOf)
    .sort((a, b) => compareText(b.closed_on ?? '', a.closed_on ?? ''));

const isListed = (offer: Assembled['offers'][number]) => offer.is_active;

type Named = ListedSource['about'];

const nameOf = ({ id, slug, name }: Named): Named => ({ id, slug, name });

function listedSources(
  kind: ListedSource['kind'],
  record: Named & { sources: Source[] },
  provider: Named | null,
): ListedSource[] {
  const of = { kind, about: nameOf(record), provider: provider && nameOf(provider) };
  return record.sources.map((source) => ({ ...source, ...of }));
}

/** What shows how an offer ended. */
const OUTCOME_FIELDS = ['outcome_return', 'outcome_note', 'closed_on', 'status'];

/** The outcome of an offer that has ended, or that states one. */
function outcomeOf(offer: Assembled['offers'][number]): OfferOutcome[] {
  if (!hasEnded(offer) && offer.outcome_return === null && offer.outcome_note === null) return [];
  const { id, slug, name, status, target_return_min, target_return_max, target_return_type, provider } =
    offer;
  const { returns_stated, created_at, closed_on, outcome_return, outcome_note, asset_class } = offer;
  const fields = Object.keys(changelogSchemas().offerOutcome.shape);
  return [
    {
      id,
      slug,
      name,
      status,
      target_return_min,
      target_return_max,
      target_return_type,
      returns_stated,
      created_at,
      closed_on,
      outcome_return,
      outcome_note,
      asset_class,
      provider: provider && nameOf(provider),
      defaulted: offer.defaulted.filter((field) => fields.includes(field)),
      ending: endingOf(offer),
      outcome_state: outcomeStateOf(offer),
      sources: offer.sources.filter(({ field }) => OUTCOME_FIELDS.includes(field)),
      checks: checksOf(offer.sources, fields),
    },
  ];
}
