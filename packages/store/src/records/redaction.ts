import type {
  Changelog,
  FieldChange,
  ListedSource,
  OfferOutcome,
  RecordChange,
} from '@tussock/core/changelog/changelog';
import type { Correction } from '@tussock/core/correction/correction';
import type { FirmCards, FundCard } from '@tussock/core/firm/firm-card';
import type { Provider } from '@tussock/core/firm/provider';
import type { Fund } from '@tussock/core/fund/fund';
import { isLockedEntry, LOCKED, splitLocked } from '@tussock/core/offer/locked';
import type { CatalogueOffer, LockedOffer, Offer } from '@tussock/core/offer/offer';
import { withoutLocked } from '@tussock/core/removal/last-known';
import { recordName } from '@tussock/core/removal/shown-records';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import type { Checks } from '@tussock/core/source/source';
import type { RemovedRecord } from '../releases/denied';
import type { Hidden } from '../releases/live';
import { RecordRemoved } from '../table/errors';
import type { OfferGroup } from './directory-reads';
import { onlyThatItChanged, withoutWithdrawn } from './withdrawn-changes';

type Kind = RemovedRecord['kind'];
type Identified = { id: string };

/** What a record shows of an offer, without the fields that are locked and what was found of them. */
const lockedAway = <T extends { checks: Checks }>(row: T): T => ({
  ...row,
  ...Object.fromEntries(Object.keys(row).flatMap((name) => (LOCKED.has(name) ? [[name, null]] : []))),
  checks: Object.fromEntries(Object.entries(row.checks).filter(([name]) => !LOCKED.has(name))),
});

/** What may be shown of stored records: the locked part of offers is taken out, and records removed for cause are left out. */
export type Redaction = ReturnType<typeof redactionOf>;

export function redactionOf({ denied, withdrawn }: Hidden) {
  const locked = new Set(denied.locked);
  const removed = new Map(denied.removed.map((one) => [recordName(one), one]));
  const isRemoved = (kind: Kind, { id }: Identified) => removed.has(recordName({ kind, id }));
  const rest = <T extends Identified>(kind: Kind, rows: T[]): T[] =>
    rows.some((row) => isRemoved(kind, row)) ? rows.filter((row) => !isRemoved(kind, row)) : rows;

  const removedLinks: ReadonlySet<string> = new Set(denied.removed.flatMap(linksTo));
  /** Whether a text says that a record is linked to a firm that was removed: by one of its names. */
  const isRemovedLink = (field: string, text: unknown) => removedLinks.has(`${field} ${text}`);

  /** A record without its links to firms that were removed. */
  function linked<T extends Links>(row: T): T {
    if (removed.size === 0) return row;
    const links: Links = {};
    for (const kind of LINKED) {
      const embedded = row[kind];
      if (embedded) links[kind] = isRemoved(kind, embedded) ? null : linked(embedded);
      const id = row[`${kind}_id`];
      if (id && isRemoved(kind, { id })) links[`${kind}_id`] = null;
    }
    return { ...row, ...links };
  }

  /** The offers that another record shows. */
  function shownOffers<T extends Identified & { checks: Checks }>(rows: T[]): T[] {
    const left = rest('offer', rows);
    return left.some(({ id }) => locked.has(id))
      ? left.map((row) => (locked.has(row.id) ? lockedAway(row) : row))
      : left;
  }

  const offer = (row: Offer): Offer =>
    linked(locked.has(row.id) && !row.is_exclusive ? splitLocked({ ...row, is_exclusive: true }).open : row);

  /** The locked part of an offer whose release still had it open: for unlocked visitors, as if it had been locked then. */
  const lockedPart = (row: Offer): LockedOffer | null =>
    locked.has(row.id) ? splitLocked({ ...row, is_exclusive: true }).locked : null;

  const fund = (row: Fund): Fund => {
    const offers = shownOffers(row.offers);
    if (removed.size === 0 && offers === row.offers) return row;
    return { ...linked(row), offers, offer_count: row.offer_count - (row.offers.length - offers.length) };
  };

  const provider = (row: Provider): Provider => {
    const [offers, funds] = [shownOffers(row.offers), rest('fund', row.funds)];
    if (removed.size === 0 && offers === row.offers) return row;
    return {
      ...row,
      offers,
      offer_count: row.offer_count - (row.offers.length - offers.length),
      funds,
      fund_count: row.fund_count - (row.funds.length - funds.length),
      key_people: rest('person', row.key_people),
    };
  };

  const card = (row: CatalogueOffer): CatalogueOffer => {
    const shown = linked(row);
    if (!locked.has(row.id) || row.is_exclusive) return shown;
    const not_applicable = row.not_applicable.filter((name) => !LOCKED.has(name));
    return { ...lockedAway(shown), not_applicable, is_exclusive: true };
  };

  const catalogue = (cards: CatalogueOffer[]): CatalogueOffer[] => rest('offer', cards).map(card);

  const fundCard = (card: FundCard): FundCard =>
    card.provider && isRemoved('provider', card.provider) ? { ...linked(card), place: null } : linked(card);

  const firms = (cards: FirmCards): FirmCards => ({
    places: shownPlaces(cards),
    providers: rest('provider', cards.providers),
    platforms: rest('platform', cards.platforms),
    funds: rest('fund', cards.funds).map(fundCard),
  });

  /** The places without those that only a firm that was removed is in. */
  function shownPlaces({ places, providers }: FirmCards): FirmCards['places'] {
    const left = new Set(rest('provider', providers).map(({ place }) => place?.slug));
    const gone = new Set(providers.map(({ place }) => place?.slug).filter((slug) => !left.has(slug)));
    return places.filter(({ slug, offer_count }) => offer_count > 0 || !gone.has(slug));
  }

  const isWithdrawn = new Set(withdrawn.map(({ release }) => release));

  const withoutRemovedLink = (one: FieldChange): FieldChange =>
    isRemovedLink(one.field, one.before) || isRemovedLink(one.field, one.after)
      ? onlyThatItChanged(one)
      : one;

  const change = (entry: RecordChange): RecordChange[] => {
    const { kind, about } = entry;
    const cause = kind === 'setting' ? undefined : removed.get(recordName({ kind, id: about.id }));
    if (cause && entry.change === 'changed') return [];
    if (cause) {
      const about = aboutRemoved(entry.about, cause);
      return [{ ...entry, about, offer: entry.offer && about, reason: entry.reason && cause.reason }];
    }
    const fields = locked.has(about.id)
      ? entry.fields.filter(({ field }) => !LOCKED.has(field))
      : entry.fields;
    if (entry.change === 'changed' && fields.length === 0) return [];
    return [{ ...entry, fields: fields.map(withoutRemovedLink) }];
  };

  const changes = (known: RecordChange[]): RecordChange[] =>
    withoutWithdrawn(withdrawn, known).flatMap(change);
  const outcomes = (known: OfferOutcome[]): OfferOutcome[] => shownOffers(known).map(linked);

  const removedIds = new Set(denied.removed.map(({ id }) => id.toLowerCase()));
  /** Of a record that has left only its id is known. Where a release has not even that, it may be one that was removed. */
  const isOfRemoved = ({ kind, about, record }: Correction) => {
    if (kind && about) return isRemoved(kind, about);
    return record === null ? removedIds.size > 0 : removedIds.has(record);
  };

  const corrections = (known: Correction[]): Correction[] =>
    known
      .filter((one) => !isOfRemoved(one))
      .filter(({ about, field }) => !about || !locked.has(about.id) || !isLockedEntry(field));

  const ledger = (rows: ListedSource[]): ListedSource[] =>
    rows
      .filter(({ kind, about }) => !isRemoved(kind, about))
      .filter(({ about, field }) => !locked.has(about.id) || !isLockedEntry(field))
      .map(linked);

  const changelog = (known: Changelog): Changelog => ({
    changes: changes(known.changes),
    ledger: ledger(known.ledger),
    outcomes: outcomes(known.outcomes),
    corrections: corrections(known.corrections),
  });

  const offerGroup = (group: OfferGroup): OfferGroup => ({
    cards: catalogue(group.cards),
    outcomes: outcomes(group.outcomes),
  });

  /**
   * A record that was removed for cause later on keeps its name and the reason alone; an offer that came back with a lock, what is
   * not locked. Of one whose values only a withdrawn release says, the values go; where no other release is known to show it by
   * that name, so does all that is left of it.
   */
  const tombstones = (known: Tombstone[]): Tombstone[] =>
    known.flatMap((one) => {
      const cause = removed.get(recordName(one));
      if (cause) return [{ ...bare(cause), slugs: one.slugs }];
      if (one.last_in === null || !isWithdrawn.has(one.last_in)) {
        const last_known = one.last_known.filter(({ field, text }) => !isRemovedLink(field, text));
        return [withoutLocked({ ...one, last_known }, locked)];
      }
      return one.also_in === null || isWithdrawn.has(one.also_in) ? [] : [{ ...one, last_known: [] }];
    });

  return {
    tombstones,
    /** Throws `RecordRemoved` where a record was removed for cause. */
    assertShown(kind: Kind, { id }: Identified): void {
      const one = removed.get(recordName({ kind, id }));
      if (one) throw new RecordRemoved(bare(one));
    },
    rest,
    offer,
    lockedPart,
    fund,
    provider,
    catalogue,
    firms,
    offerGroup,
    changelog,
    ledger,
    changes,
    corrections,
    /** "provider ID" of each record that was removed. */
    removed: new Set(removed.keys()) as ReadonlySet<string>,
    /** Names of people, who have no page of their own: what was written of their firm has them. */
    people: denied.removed.filter(({ kind }) => kind === 'person').map(({ name }) => name),
    /** Ids of offers. */
    locked: locked as ReadonlySet<string>,
  };
}

const LINKED = ['provider', 'platform', 'fund'] as const;

/** A record as far as it links to firms: by id, or with what it embeds of them. */
type Links = { [K in (typeof LINKED)[number]]?: (Identified & Links) | null } & {
  [K in `${(typeof LINKED)[number]}_id`]?: string | null;
};

/** The record of an earlier change by the name that it was removed with. An address from before a new name has the old one in it. */
const aboutRemoved = (about: RecordChange['about'], { id, name }: RemovedRecord): RecordChange['about'] =>
  about.name === name ? about : { id, slug: null, name };

/** What may be shown of a record that was removed for cause. */
const bare = ({ kind, id, name, reason, removed_on }: RemovedRecord): Tombstone => ({
  kind,
  id,
  name,
  reason,
  removed_on,
  slugs: [],
  for_cause: true,
  last_known: [],
  last_in: null,
  also_in: null,
});

/** A column that links to a firm, with what changes say of the link: a name of the firm. */
const linksTo = ({ kind, name, earlier_names }: RemovedRecord) =>
  [name, ...earlier_names].map((one) => `${kind}_id ${one}`);
