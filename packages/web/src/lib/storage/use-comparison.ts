import {
  addToComparison,
  COMPARISON_PARSE_MESSAGE,
  type Compared,
  canAdd,
  comparisonKey,
  isCompared,
  parseStored,
  removeFromComparison,
} from '@tussock/core/comparison/comparison';
import type { OfferCard } from '@tussock/core/offer/offer';
import { useMemo } from 'react';
import { useSettings } from '../use-settings';
import { createKeptList, type KeptList } from './persisted-list';
import { useKept } from './use-persisted-list';

/** What is kept of a compared offer: enough to name it and lead to it before anything is loaded. */
export interface ComparedOffer extends Compared {
  slug?: string | null;
  name?: string;
}

const lists = new Map<string, KeptList<ComparedOffer>>();

function comparisonListOf(productName: string): KeptList<ComparedOffer> {
  const key = comparisonKey(productName);
  const known = lists.get(key);
  if (known) return known;
  const list = createKeptList<ComparedOffer>({
    key,
    parse: (text) => parseStored(text)?.map(named) ?? null,
    complaint: COMPARISON_PARSE_MESSAGE,
  });
  lists.set(key, list);
  return list;
}

/** Whatever else was stored beside the id may be of any kind. */
function named(stored: ComparedOffer): ComparedOffer {
  const { id, slug, name } = stored as unknown as Record<string, unknown>;
  return {
    id: id as string,
    ...(typeof slug === 'string' && { slug }),
    ...(typeof name === 'string' && { name }),
  };
}

type Addable = Pick<OfferCard, 'id' | 'slug' | 'name'>;
const kept = ({ id, slug, name }: Addable): ComparedOffer => ({ id, slug, name });

/** The visitor's own comparison list, with the rules of the specification. */
export function useComparison() {
  const { name } = useSettings();
  const list = comparisonListOf(name);
  const state = useKept(list);
  return useMemo(
    () => ({
      offers: state.rows,
      restored: state.restored,
      saved: state.saved,
      canAdd: canAdd(state.rows),
      has: (id: string) => isCompared(state.rows, id),
      add: (offer: Addable) => list.change((rows) => addToComparison(rows, kept(offer))),
      remove: (id: string) => list.change((rows) => removeFromComparison(rows, id)),
      clear: () => list.change((rows) => (rows.length === 0 ? rows : [])),
      replace: (offers: readonly Addable[]) =>
        list.change(() => offers.map(kept).reduce<readonly ComparedOffer[]>(addToComparison, [])),
    }),
    [list, state],
  );
}
