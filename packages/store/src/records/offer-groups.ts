import { changelogSchemas, type OfferOutcome } from '@tussock/core/changelog/changelog';
import { outcomesOf } from '@tussock/core/changelog/sources-and-outcomes';
import type { Assembled } from '@tussock/core/directory/assemble';
import { addressOf } from '@tussock/core/identifier/identifier';
import { groupBy } from '@tussock/core/list/group-by';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { whenUsed } from '@tussock/core/text/when-used';
import * as z from 'zod';
import type { Releases } from '../releases/live';
import type { ReadableTable } from '../table/engine/readable-table';
import { type Item, type OfferGroupKind, offerGroupKey } from '../table/keys';
import { type Loaded, madeOnce, type ResultCache } from '../table/result-cache';
import { catalogue } from './catalogue';
import type { DirectoryReads, OfferGroup } from './directory-reads';
import { type Lists, pieceItems, piecesOf, readLists } from './pieces';

/** A platform with more offers has no group: its page shows 25 of them, which the catalogue or the search file gives. */
const MOST_ON_PLATFORM = 100;

/**
 * The offers of each asset class and of each platform, and of each provider those with an outcome: what a page shows beside one
 * record.
 */
export function* offerGroupItems(release: number, content: Assembled): Generator<Item> {
  for (const { kind, address, pieces } of groupsOf(content))
    yield* pieceItems(offerGroupKey(release, kind, address), pieces, groupSchemas());
}

interface Group extends OfferGroup {
  kind: OfferGroupKind;
  address: string;
}

/** Cut once, since a publish goes through all items twice. */
const groupsOf = madeOnce((content: Assembled) =>
  wholeGroups(content).map(({ kind, address, cards, outcomes }) => ({
    kind,
    address,
    pieces: piecesOf({ cards, outcomes }),
  })),
);

function wholeGroups(content: Assembled): Group[] {
  const ofClass = groupBy(content.cards, ({ asset_class }) => asset_class?.slug ?? null);
  const ofProvider = groupBy(content.cards, providerOf);
  const onPlatform = groupBy(content.cards, ({ platform }) => platform && addressOf(platform));
  const ended = groupBy(outcomesOf(content.offers), providerOf);
  return [
    ...[...ofClass].map(([address, cards]): Group => ({ kind: 'asset-class', address, cards, outcomes: [] })),
    ...content.platforms.map(addressOf).flatMap((address): Group[] => {
      const cards = onPlatform.get(address) ?? [];
      return cards.length > MOST_ON_PLATFORM ? [] : [{ kind: 'platform', address, cards, outcomes: [] }];
    }),
    ...[...ended].map(
      ([address, outcomes]): Group => ({
        kind: 'provider',
        address,
        outcomes,
        cards: cardsOf(outcomes, ofProvider.get(address) ?? []),
      }),
    ),
  ];
}

/** The cards of the offers that ended. */
export function cardsOf(
  outcomes: readonly OfferOutcome[],
  cards: readonly CatalogueOffer[],
): CatalogueOffer[] {
  const ids = new Set(outcomes.map(({ id }) => id));
  return cards.filter(({ id }) => ids.has(id));
}

const providerOf = ({ provider }: { provider: { id: string; slug: string | null } | null }) =>
  provider && addressOf(provider);

/** Of the lists of a group. */
export const groupSchemas = whenUsed(() => ({
  cards: catalogue,
  outcomes: z.array(changelogSchemas().offerOutcome),
}));

/** A group from its lists, which `groupSchemas` were asked of. */
export const offerGroupOf = ({ cards = [], outcomes = [] }: Lists): OfferGroup => ({
  cards: cards as CatalogueOffer[],
  outcomes: outcomes as OfferOutcome[],
});

type Whole = Pick<DirectoryReads, 'catalogue' | 'changelog'> & Pick<Releases, 'manifestOf' | 'assertThere'>;

export function offerGroupReads(
  table: ReadableTable,
  cache: ResultCache,
  { manifestOf, assertThere, ...whole }: Whole,
): Pick<DirectoryReads, 'offersOf' | 'offersOnPlatform'> {
  /** Of a release that was written before there were groups. */
  async function among(
    release: number,
    kind: 'asset-class' | 'provider',
    address: string,
  ): Promise<OfferGroup> {
    const cards = await whole.catalogue(release);
    if (kind === 'asset-class')
      return { cards: cards.filter(({ asset_class }) => asset_class?.slug === address), outcomes: [] };
    const { outcomes } = await whole.changelog(release);
    const own = outcomes.filter((outcome) => providerOf(outcome) === address);
    return { cards: cardsOf(own, cards), outcomes: own };
  }

  /** Null where there is no such group. */
  async function load(
    release: number,
    kind: OfferGroupKind,
    address: string,
  ): Promise<Loaded<OfferGroup | null>> {
    const key = offerGroupKey(release, kind, address);
    const { lists, pieces, size } = await readLists(table, key, groupSchemas());
    // Of a release that is being pruned, there may be less than it had.
    await assertThere(release);
    return { value: pieces > 0 ? offerGroupOf(lists) : null, size };
  }

  const stored = (release: number, kind: OfferGroupKind, address: string) =>
    cache.get(`${release}|offers-of|${kind}|${address}`, () => load(release, kind, address));
  const hasGroups = async (release: number) => (await manifestOf(release)).chunks.changes !== undefined;

  return {
    async offersOf(release, kind, address) {
      if (!(await hasGroups(release))) return among(release, kind, address);
      return (await stored(release, kind, address)) ?? { cards: [], outcomes: [] };
    },
    async offersOnPlatform(release, address) {
      const group = (await hasGroups(release)) ? await stored(release, 'platform', address) : null;
      return group?.cards ?? null;
    },
  };
}
