import {
  addToComparison,
  COMPARISON_PARSE_MESSAGE,
  type Compared,
  canAdd,
  isCompared,
  parseComparison,
  removeFromComparison,
} from '@tussock/core/comparison/comparison';
import type { OfferCard } from '@tussock/core/offer/offer';
import { useMemo } from 'react';
import { useSettings } from '../use-settings';
import { json } from './codec';
import { KEPT_KEYS } from './kept-keys';
import { changeList, useOfList, usePersistedList } from './persisted-list';
import { createStored, storedByKey } from './stored';

/** What is stored of a compared offer: enough to name it and link to it before anything is loaded. */
export interface ComparedOffer extends Compared {
  slug?: string | null;
  name?: string;
}

/** Its stored form is a contract: an array of objects with an id. */
export const storedComparison = storedByKey((key) =>
  createStored<readonly ComparedOffer[]>({
    key,
    codec: json<readonly ComparedOffer[]>((stored) => parseComparison(stored)?.map(named) ?? null),
    complaint: COMPARISON_PARSE_MESSAGE,
  }),
);

/** Whatever is stored beside the id may be of any type. */
function named(stored: ComparedOffer): ComparedOffer {
  const { id, slug, name } = stored as unknown as Record<string, unknown>;
  return {
    id: id as string,
    ...(typeof slug === 'string' && { slug }),
    ...(typeof name === 'string' && { name }),
  };
}

type Addable = Pick<OfferCard, 'id' | 'slug' | 'name'>;
const compared = ({ id, slug, name }: Addable): ComparedOffer => ({ id, slug, name });

const useStoredComparison = () => storedComparison(KEPT_KEYS.comparison(useSettings().name));

const adding = (offer: Addable) => (rows: readonly ComparedOffer[]) => addToComparison(rows, compared(offer));
const removing = (id: string) => (rows: readonly ComparedOffer[]) => removeFromComparison(rows, id);

/** Whether one offer is compared, or could be. */
export function useCompared(offer: Addable) {
  const list = useStoredComparison();
  return {
    state: useOfList(list, (rows) =>
      isCompared(rows, offer.id) ? 'compared' : canAdd(rows) ? 'free' : 'full',
    ),
    add: () => changeList(list, adding(offer)),
    remove: () => changeList(list, removing(offer.id)),
  };
}

/** The visitor's own comparison list, with the rules of core's `comparison`. */
export function useComparison() {
  const list = usePersistedList(useStoredComparison());
  return useMemo(
    () => ({
      offers: list.rows,
      restored: list.restored,
      saved: list.saved,
      lost: list.lost,
      canAdd: canAdd(list.rows),
      add: (offer: Addable) => list.change(adding(offer)),
      remove: (id: string) => list.change(removing(id)),
      clear: () => list.change((rows) => (rows.length === 0 ? rows : [])),
      replace: (offers: readonly Addable[]) =>
        list.change(() => offers.map(compared).reduce<readonly ComparedOffer[]>(addToComparison, [])),
    }),
    [list],
  );
}
