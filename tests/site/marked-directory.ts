import { blankRow } from '@tussock/core/column/blank-row.fixture';
import type { Directory } from '@tussock/core/directory/directory';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import type { SourceRow } from '@tussock/core/source/source';

/** One word in every field that an exclusive offer locks, and in the fact ledger's entries about them. */
export interface Marks {
  words: string[];
  fees: number[];
}

export interface MarkedOffer {
  offer: OfferRow;
  sources: SourceRow[];
  marks: Marks;
}

const FEES = [
  ...(['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'] as const),
  ...(['performance_hurdle', 'performance_catch_up', 'exit_gate', 'exit_notice_days'] as const),
];

/** An offer and its ledger with marks of their own in every locked field; fees are 61.13 and the like, with these cents. */
export function mark(offer: OfferRow, word: string, cents: number): MarkedOffer {
  const fees = FEES.map((_, place) => 61 + place + cents / 100);
  const marked: OfferRow = {
    ...offer,
    details: `## ${word}heading\n\n${word}details and [a link](https://firm.example/${word}link)`,
    documents: [{ title: `${word}title`, address: `https://firm.example/${word}address.pdf` }],
    fee_base: `${word}base`,
    ...Object.fromEntries(FEES.map((fee, place) => [fee, fees[place]])),
    not_applicable: [],
  };
  const sources = ['details', 'documents', 'fee_base', ...FEES].map(
    (field): SourceRow => ({
      ...blankRow(SOURCE_COLUMNS),
      id: `ledger-${offer.id}-${field}`,
      record: offer.id,
      field,
      title: `${word}source`,
      address: `https://firm.example/${word}source`,
      tier: 'B',
      checked_on: '2026-11-01',
      checked_by: `${word}checker`,
      outcome: `${word}outcome`,
    }),
  );
  return { offer: marked, sources, marks: { words: [word], fees } };
}

/** A directory with the rows of some offers replaced, and the ledger's entries about their locked fields with them. */
export function withMarked(directory: Directory, marked: readonly MarkedOffer[]): Directory {
  const rows = new Map(marked.map(({ offer }) => [offer.id, offer]));
  const isReplaced = (source: SourceRow) =>
    rows.has(source.record) && ['details', 'documents', 'fee_base', ...FEES].includes(source.field);
  return {
    ...directory,
    offers: directory.offers.map((offer) => rows.get(offer.id) ?? offer),
    sources: [
      ...directory.sources.filter((source) => !isReplaced(source)),
      ...marked.flatMap(({ sources }) => sources),
    ],
  };
}

/** Where a text shows what is marked; empty when it shows nothing. */
export function marksIn(text: string, marks: readonly Marks[]): string[] {
  const lower = text.toLowerCase();
  return marks.flatMap(({ words, fees }) => [
    ...words.filter((word) => lower.includes(word)),
    ...fees.map(String).filter((fee) => text.includes(fee)),
  ]);
}
