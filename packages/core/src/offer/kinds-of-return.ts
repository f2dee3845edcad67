import { RETURN_KIND_LABELS, RETURN_KINDS, type ReturnKind } from '../return/return-kind';
import { returnGroupOf } from './offer-sort';

export interface KindCount {
  kind: ReturnKind;
  label: string;
  count: number;
}

/** How many of the offers state each kind of return, in the order of the kinds; kinds without an offer are left out. */
export function kindsOfReturn(cards: readonly Parameters<typeof returnGroupOf>[0][]): KindCount[] {
  const groups = cards.map(returnGroupOf);
  return RETURN_KINDS.map((kind) => ({
    kind,
    label: RETURN_KIND_LABELS[kind],
    count: groups.filter((group) => group === kind).length,
  })).filter(({ count }) => count > 0);
}
