import { blankRow } from '@tussock/core/column/blank-row.fixture';
import type { Directory } from '@tussock/core/directory/directory';
import type { OfferRow } from '@tussock/core/offer/offer-row';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import type { SourceRow } from '@tussock/core/source/source';

/** One word in every field that an exclusive offer locks, and in the entries of the fact ledger and the log of corrections about them. */
export interface Marks {
  words: string[];
  fees: number[];
}

type CorrectionRow = Directory['corrections'][number];

export interface MarkedOffer {
  offer: OfferRow;
  sources: SourceRow[];
  corrections: CorrectionRow[];
  marks: Marks;
}

const FEES = [
  ...(['management_fee', 'performance_fee', 'entry_fee', 'exit_fee'] as const),
  ...(['performance_hurdle', 'performance_catch_up', 'exit_gate', 'exit_notice_days'] as const),
];

/** What entries can be about; the last is no column, and may be meant for one that is locked. */
const ENTRIES: readonly string[] = ['details', 'documents', 'fee_base', ...FEES, 'Exit fee'];

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
  const sources = ENTRIES.map(
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
  const corrections = ENTRIES.map(
    (field): CorrectionRow => ({
      id: `correction-${offer.id}-${field}`,
      record: offer.id,
      field,
      reported_on: '2026-11-02',
      answered_on: '2026-11-03',
      outcome: `${word}corrected`,
      was: `${word}was`,
      now: `${word}now`,
    }),
  );
  return { offer: marked, sources, corrections, marks: { words: [word], fees } };
}

/** A directory with the rows of some offers replaced, and the entries about their locked fields with them. */
export function withMarked(directory: Directory, marked: readonly MarkedOffer[]): Directory {
  const rows = new Map(marked.map(({ offer }) => [offer.id, offer]));
  const isReplaced = ({ record, field }: { record: string; field: string }) =>
    rows.has(record) && ENTRIES.includes(field);
  return {
    ...directory,
    offers: directory.offers.map((offer) => rows.get(offer.id) ?? offer),
    sources: [
      ...directory.sources.filter((source) => !isReplaced(source)),
      ...marked.flatMap(({ sources }) => sources),
    ],
    corrections: [
      ...directory.corrections.filter((correction) => !isReplaced(correction)),
      ...marked.flatMap(({ corrections }) => corrections),
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
