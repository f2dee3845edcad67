import { HIT_KINDS, type HitKind, type SearchGroup, type SearchHit } from '@tussock/core/answers/search';
import type { OfferRows, RowTest } from './offer-rows';
import { excerptOf } from './text-documents';
import type { TextAnswer, TextIndex } from './text-search';
import { queryTerms, termsOf } from './text-terms';

const HITS_IN_A_GROUP = 5;
const OFFER = HIT_KINDS.indexOf('offer');

/** What words found, with the rows of the offers among it. */
export interface Hits extends TextAnswer {
  index: TextIndex;
  rowOf: Int32Array;
  /** Rows of the offers, the closest first. */
  rows: number[];
  isHit: RowTest;
}

/** What a text index finds by words, the closest first, with the rows that its offers have in the list. */
export function hitsOf(q: string, index: TextIndex, offers: OfferRows): Hits {
  const found = index.search(q);
  const rowOf = offers.rowsOfText(index);
  const among = new Uint8Array(offers.size);
  const rows: number[] = [];
  for (const document of found.documents) {
    const row = rowOf[document] as number;
    if (row < 0) continue;
    among[row] = 1;
    rows.push(row);
  }
  return { ...found, index, rowOf, rows, isHit: (row) => among[row] === 1 };
}

/** Which records that are no offers have all words in their name. */
export function isNamed(q: string, index: TextIndex): (document: number) => boolean {
  const terms = queryTerms(q);
  return (document) => {
    if (index.kinds[document] === OFFER) return false;
    const words = termsOf(index.record(document).title);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
}

/** The best hits of each kind, and how many there are: offers among the rows that are shown, the others all. */
export function groupsOf(
  offers: OfferRows,
  hits: Hits | undefined,
  shown: readonly number[],
): Record<HitKind, SearchGroup> {
  const groups = HIT_KINDS.map((): SearchGroup => ({ total: 0, hits: [] }));
  const isShown = new Uint8Array(hits ? offers.size : 0);
  for (const row of hits ? shown : []) isShown[row] = 1;
  for (const document of hits?.documents ?? []) {
    const { index, rowOf } = hits as Hits;
    const kind = index.kinds[document] as number;
    const row = rowOf[document] as number;
    if (kind === OFFER && isShown[row] !== 1) continue;
    const group = groups[kind] as SearchGroup;
    group.total += 1;
    if (group.hits.length < HITS_IN_A_GROUP) group.hits.push(hitOf(offers, hits as Hits, document, row));
  }
  return Object.fromEntries(HIT_KINDS.map((kind, at) => [kind, groups[at]])) as Record<HitKind, SearchGroup>;
}

function hitOf(offers: OfferRows, { index, matched }: Hits, document: number, row: number): SearchHit {
  const [card] = row < 0 ? [] : offers.cards([row]);
  if (!card) {
    const { kind, id, slug, title, excerpt } = index.record(document);
    return { kind, id, slug: slug ?? null, title, excerpt: excerpt ?? '', matched: matched(document) };
  }
  const { id, slug, name, tagline } = card;
  return { kind: 'offer', id, slug, title: name, excerpt: excerptOf(tagline), matched: matched(document) };
}
