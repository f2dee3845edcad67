import { returnGroupOf } from '@tussock/core/offer/offer-sort';
import { takesMoneyIn } from '@tussock/core/offer/status';
import { RETURN_KIND_LABELS } from '@tussock/core/return/return-kind';
import type { ListAnswer } from '../../../lib/queries/offer-list';

export type FoundOffer = ListAnswer['data'][number];

/** Offers of a page that stand together under a heading. */
export interface OfferSection {
  /** Null where the page has one part that takes money now: it needs no heading. */
  title: string | null;
  offers: FoundOffer[];
}

/** Parts a page of a list where what takes money now comes first, and where kinds of return are apart. */
export function sectionsOf(
  { data, sort, open_first }: Pick<ListAnswer, 'data' | 'sort' | 'open_first'>,
  open_statuses: readonly string[],
): OfferSection[] {
  const takesMoney = takesMoneyIn(open_statuses);
  const sections: OfferSection[] = [];
  for (const offer of data) {
    const isClosed = open_first === true && !takesMoney(offer);
    const title = titleOf(isClosed, sort === 'return_by_kind' ? kindOf(offer) : null);
    const last = sections.at(-1);
    if (last?.title === title) last.offers.push(offer);
    else sections.push({ title, offers: [offer] });
  }
  if (sections.length > 1 && sections[0]?.title === null) sections[0].title = 'Taking money now';
  return sections;
}

/** Whether a list with the chosen statuses has offers that take money now and others too: their order is said of no other list. */
export function hasBothParts(
  { facets }: Pick<ListAnswer, 'facets'>,
  chosen: readonly string[],
  open_statuses: readonly string[],
): boolean {
  const takesMoney = takesMoneyIn(open_statuses);
  const parts = facets.status
    .filter(({ value, count }) => count > 0 && (chosen.length === 0 || chosen.includes(value)))
    .map(({ value }) => takesMoney({ status: value }));
  return parts.includes(true) && parts.includes(false);
}

function titleOf(isClosed: boolean, kind: string | null): string | null {
  if (!isClosed) return kind;
  return kind === null ? NOT_NOW : `${NOT_NOW}: ${kind}`;
}

const NOT_NOW = 'Not taking money now';

function kindOf(offer: FoundOffer): string {
  const group = returnGroupOf(offer);
  return group ? RETURN_KIND_LABELS[group] : 'No target return stated';
}
