import { columnNames, type Flagged, pickFields } from '../column/column';
import { OFFER_COLUMNS } from './columns';
import type { LockedOffer, Offer } from './offer';

type LockedName = Flagged<typeof OFFER_COLUMNS, { readonly locked: true }>;
const LONG = new Set(['markdown', 'documents']);

/** Columns of an exclusive offer that only an unlocked visitor gets, as the API answers them: long texts before figures. */
export const LOCKED_COLUMNS = [
  ...columnNames(OFFER_COLUMNS, ({ locked, kind }) => locked === true && LONG.has(kind)),
  ...columnNames(OFFER_COLUMNS, ({ locked, kind }) => locked === true && !LONG.has(kind)),
] as LockedName[];

const LOCKED: ReadonlySet<string> = new Set(LOCKED_COLUMNS);
const NONE: ReadonlySet<string> = new Set();

/** The columns that are locked in an offer: none unless it is exclusive. What the ledger says of them is locked too. */
export const lockedIn = (offer: { is_exclusive?: unknown }): ReadonlySet<string> =>
  offer.is_exclusive === true ? LOCKED : NONE;

/** An exclusive offer in two: what everyone may read, and what is stored apart. Null for an offer without a lock. */
export function splitLocked(offer: Offer): { open: Offer; locked: LockedOffer | null } {
  if (!offer.is_exclusive) return { open: offer, locked: null };
  const emptied = LOCKED_COLUMNS.map((name) => [name, Array.isArray(offer[name]) ? [] : null]);
  return {
    open: {
      ...offer,
      ...Object.fromEntries(emptied),
      sources: offer.sources.filter((fact) => !LOCKED.has(fact.field)),
    },
    locked: {
      ...pickFields(offer, ['id', ...LOCKED_COLUMNS]),
      sources: offer.sources.filter((fact) => LOCKED.has(fact.field)),
    },
  };
}
