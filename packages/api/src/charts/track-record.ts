import type { Chart, ChartTable } from '@tussock/core/answers/chart';
import type { OfferOutcome } from '@tussock/core/changelog/changelog';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import {
  isYearlyRate,
  RETURN_KIND_LABELS,
  RETURN_KINDS,
  type ReturnKindOffer,
  returnKindOf,
} from '@tussock/core/return/return-kind';
import { formatDate } from '@tussock/core/text/format-date';
import { formatPercent } from '@tussock/core/text/format-number';
import { bothDrawings, mark, text } from './kit/parts';
import { type DrawnRow, drawRows, type RowSection } from './kit/row-chart';
import { targetEnds, targetMarks } from './kit/target-marks';

const HOW_TO_READ =
  'Each line is an offer that ended. The strokes are its target, or both ends of it. The dot is what investors got a year. Each kind of return is a separate group, with the latest ending first.';
const TARGETS_IN_TABLE = 'A target that is not a rate a year is in the table only.';

/**
 * Target against outcome of offers that ended, one line an offer: kinds of return apart, in each the latest ending first, as
 * `outcomes` come. The cards of the release tell the kinds. Null where none of them is to be drawn: an offer that was withdrawn before it began has no outcome.
 */
export function trackRecordChart(
  outcomes: readonly OfferOutcome[],
  cards: readonly (ReturnKindOffer & { id: string })[],
  as_of: string,
): Chart | null {
  const kinds = new Map(cards.map((card) => [card.id, returnKindOf(card).kind]));
  const kindOf = ({ id }: OfferOutcome) => kinds.get(id) ?? 'other';
  const shown = outcomes.filter(({ outcome_state }) => outcome_state !== 'none');
  if (shown.length === 0) return null;
  const sections = RETURN_KINDS.map((kind) => ({
    kind,
    offers: shown.filter((each) => kindOf(each) === kind),
  }));
  const ordered = sections.flatMap(({ offers }) => offers);
  const placed = new Map(ordered.map((offer, row) => [offer, row]));
  const drawn: RowSection[] = sections
    .filter(({ offers }) => offers.length > 0)
    .map(({ kind, offers }) => ({
      heading: RETURN_KIND_LABELS[kind],
      rows: offers.map((offer) => drawnRow(offer, placed.get(offer) ?? 0)),
    }));
  const figures = ordered.flatMap(figuresOf);
  const domain = [Math.min(0, ...figures), Math.max(0, ...figures)] as const;
  return {
    title: titleOf(shown),
    description: shown.some(isTotal) ? `${HOW_TO_READ} ${TARGETS_IN_TABLE}` : HOW_TO_READ,
    ...bothDrawings((size) => drawRows({ sections: drawn, domain, tickText: formatPercent }, size)),
    focus: 'none',
    table: tableOf(ordered),
    source: 'Targets and outcomes as stated by the providers',
    as_of,
  };
}

/** The ends of a target that an outcome, which is a rate a year, can be compared with. */
const yearlyEnds = (offer: OfferOutcome): number[] =>
  isYearlyRate(offer.target_return_type) ? targetEnds(offer) : [];
const isTotal = (offer: OfferOutcome) => targetEnds(offer).length > 0 && yearlyEnds(offer).length === 0;

const figuresOf = (offer: OfferOutcome): number[] => [
  ...yearlyEnds(offer),
  ...(offer.outcome_return === null ? [] : [offer.outcome_return]),
];

/** "Of 14 offers with a target and an outcome, 6 reached the lower target". */
function titleOf(offers: readonly OfferOutcome[]): string {
  const counted = offers.flatMap((offer) => {
    const [lower] = yearlyEnds(offer);
    return lower === undefined || offer.outcome_return === null ? [] : [offer.outcome_return >= lower];
  });
  const reached = counted.filter(Boolean).length;
  if (counted.length === 0) return 'No outcome is stated yet';
  if (counted.length === 1)
    return `The one offer with a target and an outcome ${reached === 1 ? 'reached' : 'did not reach'} the lower target`;
  return `Of ${counted.length} offers with a target and an outcome, ${reached || 'none'} reached the lower target`;
}

function drawnRow(offer: OfferOutcome, row: number): DrawnRow {
  return {
    row,
    name: offer.name,
    draw: (x, middle) => {
      const target = yearlyEnds(offer);
      const { outcome_return: reached } = offer;
      if (reached === null) {
        const from = x(target[0] ?? 0);
        return {
          marks: [mark.bar('unknown', from - 18, middle - 6, 36, 12), ...targetMarks(target, x, middle)],
        };
      }
      const [low = reached, high = low] = [target[0], target.at(-1)];
      const isBelow = reached < low;
      const nearest = Math.min(Math.max(reached, low), high);
      const label = isBelow ? x(reached) - 9 : x(Math.max(reached, high)) + 9;
      return {
        marks: [
          ...(nearest === reached ? [] : [mark.line('guide', x(nearest), middle, x(reached), middle)]),
          ...targetMarks(target, x, middle),
          mark.dot('figure', x(reached), middle, 5),
        ],
        texts: [text('value', formatPercent(reached), label, middle + 4.5, isBelow ? 'end' : 'start')],
      };
    },
  };
}

const tableOf = (offers: readonly OfferOutcome[]): ChartTable => ({
  columns: ['Offer', 'Target', 'Outcome', 'Ended'],
  rows: offers.map((offer) => ({
    name: offer.name,
    link: { kind: 'offer', id: offer.id, slug: offer.slug },
    cells: [
      targetEnds(offer).length > 0 ? formatReturnRange(offer) : NOT_STATED,
      offer.outcome_return === null ? NOT_STATED : `${formatPercent(offer.outcome_return)} a year`,
      offer.closed_on ? formatDate(offer.closed_on) : NOT_STATED,
    ],
  })),
});
