import { changelogSchemas, type OfferOutcome } from '@tussock/core/changelog/changelog';
import { outcomesOf } from '@tussock/core/changelog/sources-and-outcomes';
import type { Assembled } from '@tussock/core/directory/assemble';
import { groupBy } from '@tussock/core/directory/links';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { whenUsed } from '@tussock/core/text/when-used';
import * as z from 'zod';
import type { Releases } from '../releases/live';
import { type Item, type OfferGroupKind, offerGroupKey, position } from '../table/keys';
import { numberedItems } from '../table/read-items';
import type { ReadableTable } from '../table/readable-table';
import { type RecordText, recordFields, recordText } from '../table/record-text';
import { type Loaded, madeOnce, type ResultCache } from '../table/result-cache';
import { storedAs } from '../table/stored';
import { catalogue } from './catalogue';
import type { DirectoryReads, OfferGroup } from './directory-reads';

const outcomes = whenUsed(() => z.array(changelogSchemas().offerOutcome));

/** Characters of the rows in one item, so that it stays well under 400 KB also where each takes three bytes. */
const PIECE = 100_000;

/** A platform with more offers has no group: its page shows 25 of them, which the catalogue or the search file gives. */
const MOST_ON_PLATFORM = 100;

/**
 * The offers of each asset class and of each platform, and of each provider those with an outcome: what a page shows beside one
 * record.
 */
export function* offerGroupItems(release: number, content: Assembled): Generator<Item> {
  for (const { kind, address, pieces } of groupsOf(content))
    for (const [at, piece] of pieces.entries())
      yield { pk: offerGroupKey(release, kind, address), sk: position(at), ...recordText(piece) };
}

/** At least one, since a group without offers is not the same as no group. */
function piecesOf({ cards, outcomes }: OfferGroup): object[] {
  const all = [...pieces('cards', cards), ...pieces('outcomes', outcomes)];
  return all.length > 0 ? all : [{}];
}

interface Group extends OfferGroup {
  kind: OfferGroupKind;
  address: string;
}

/** Cut once, since a publish goes through all items twice. */
const groupsOf = madeOnce((content: Assembled) =>
  wholeGroups(content).map(({ kind, address, ...group }) => ({ kind, address, pieces: piecesOf(group) })),
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
        ...{ kind: 'provider', address, outcomes },
        cards: cardsOf(outcomes, ofProvider.get(address) ?? []),
      }),
    ),
  ];
}

function cardsOf(outcomes: readonly OfferOutcome[], cards: readonly CatalogueOffer[]): CatalogueOffer[] {
  const ids = new Set(outcomes.map(({ id }) => id));
  return cards.filter(({ id }) => ids.has(id));
}

const providerOf = ({ provider }: { provider: { id: string; slug: string | null } | null }) =>
  provider && addressOf(provider);

function* pieces<T extends object>(name: keyof OfferGroup, rows: readonly T[]): Generator<object> {
  let piece: T[] = [];
  let length = 0;
  for (const row of rows) {
    const { length: more } = JSON.stringify(row);
    if (length > 0 && length + more > PIECE) {
      yield { [name]: piece };
      [piece, length] = [[], 0];
    }
    piece.push(row);
    length += more;
  }
  if (piece.length > 0) yield { [name]: piece };
}

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
    const group: OfferGroup = { cards: [], outcomes: [] };
    let items = 0;
    let size = 1_024;
    for await (const item of numberedItems(table, offerGroupKey(release, kind, address))) {
      const piece = recordFields(item) as Partial<OfferGroup>;
      if (piece.cards) group.cards.push(...storedAs(catalogue, piece.cards));
      if (piece.outcomes) group.outcomes.push(...storedAs(outcomes(), piece.outcomes));
      items += 1;
      size += (item as Partial<RecordText>).json?.length ?? 0;
    }
    // Of a release that is being pruned, there may be less than it had.
    await assertThere(release);
    return { value: items > 0 ? group : null, size };
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
