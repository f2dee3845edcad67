import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import { type Fund, fund } from '@tussock/core/fund/fund';
import { aipStateOf } from '@tussock/core/offer/aip-state';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { type LockedOffer, lockedOffer, type Offer, offer } from '@tussock/core/offer/offer';
import { checksOf } from '@tussock/core/source/checks';
import { coverageOf } from '@tussock/core/source/coverage';
import type { Source } from '@tussock/core/source/source';
import { withState } from '@tussock/core/source/source-state';
import * as z from 'zod';
import { ofShape } from '../table/shape';

/** What `shapeOf` says of an offer. A column that is added, dropped or changed changes it, and a test says what it is then. */
const OFFER_SHAPE = 'osk4c_TA';

/** Items that were stored before entries of the fact ledger had a state get it, and what is counted from it, when read. */
export const storedOffer: z.ZodType<Offer> = ofShape(
  OFFER_SHAPE,
  z.preprocess(
    (item) =>
      olderThanStates<Offer>(item, (row) => ({
        aip_state: aipStateOf(row, checksOf(row.sources)),
        coverage: coverageOf(OFFER_COLUMNS, row, checksOf(row.sources)),
      })),
    offer,
  ),
);

export const storedFund: z.ZodType<Fund> = z.preprocess(
  (item) =>
    olderThanStates<Fund>(item, (row) => ({
      coverage: coverageOf(FUND_COLUMNS, row, checksOf(row.sources)),
    })),
  fund,
);

export const storedLockedOffer: z.ZodType<LockedOffer> = z.preprocess(
  (item) => olderThanStates<LockedOffer>(item, () => ({})),
  lockedOffer,
);

function olderThanStates<T extends { sources: Source[]; coverage?: unknown }>(
  item: unknown,
  counted: (row: T) => Partial<T>,
): unknown {
  if (typeof item !== 'object' || item === null || !('sources' in item)) return item;
  const stored = item as T;
  if (stored.coverage && stored.sources.every(({ state }) => state)) return item;
  const row = { ...stored, sources: stored.sources.map(withState) };
  return { ...row, ...counted(row) };
}
