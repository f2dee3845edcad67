import { type Column, pickFields } from '../column/column';
import { checksOf } from '../source/checks';
import { coverageOf } from '../source/coverage';
import { LOCKED_COLUMNS, OFFER_COLUMNS } from './columns';
import type { LockedOffer, Offer } from './offer';

export const LOCKED: ReadonlySet<string> = new Set(LOCKED_COLUMNS);
const LOCKED_PART = ['id', ...LOCKED_COLUMNS] as const;
const NONE: ReadonlySet<string> = new Set();

/** The columns that are locked in an offer: none unless it is exclusive. What the ledger says of them is locked too. */
export const lockedIn = (offer: { is_exclusive?: unknown }): ReadonlySet<string> =>
  offer.is_exclusive === true ? LOCKED : NONE;

/**
 * Whether what the ledger and the log of corrections say of a field is locked in an exclusive offer. A name that is no column, such as
 * "Management fee", may be meant for one that is locked.
 */
export const isLockedEntry = (field: string): boolean =>
  LOCKED.has(field) || !Object.hasOwn(OFFER_COLUMNS, field);

/** An exclusive offer in two: what everyone may read, and what is stored apart. Null for an offer without a lock. */
export function splitLocked(offer: Offer): { open: Offer; locked: LockedOffer | null } {
  if (!offer.is_exclusive) return { open: offer, locked: null };
  // By the declaration, not by the value: an empty list in place of null would tell that a list is stated.
  const emptied = LOCKED_COLUMNS.map((name) => [name, emptyOf(OFFER_COLUMNS[name])]);
  const sources = offer.sources.filter(({ field }) => !isLockedEntry(field));
  const isLocked = (name: string) => LOCKED.has(name);
  const open = {
    ...offer,
    ...Object.fromEntries(emptied),
    not_applicable: offer.not_applicable.filter((name) => !isLocked(name)),
    sources,
    corrections: offer.corrections.filter(({ field }) => !isLockedEntry(field)),
  };
  return {
    open: { ...open, coverage: coverageOf(OFFER_COLUMNS, open, checksOf(sources)) },
    locked: {
      ...pickFields(offer, LOCKED_PART),
      not_applicable: offer.not_applicable.filter(isLocked),
      sources: offer.sources.filter(({ field }) => isLockedEntry(field)),
    },
  };
}

/** An unlocked offer in one again: what everyone may read with its locked part. Nothing of it is locked any more. */
export function withLockedPart(open: Offer, { not_applicable, sources, ...locked }: LockedOffer): Offer {
  const whole = {
    ...open,
    ...locked,
    is_exclusive: false,
    not_applicable: [...open.not_applicable, ...not_applicable],
    sources: [...open.sources, ...sources],
  };
  return { ...whole, coverage: coverageOf(OFFER_COLUMNS, whole, checksOf(whole.sources)) };
}

const emptyOf = ({ default: standard }: Column) => standard ?? null;
