import type { Chart, ChartTable } from '@tussock/core/answers/chart';
import type { OfferOutcome } from '@tussock/core/changelog/changelog';
import { isCashYield, whyNotCompared } from '@tussock/core/changelog/outcome-kind';
import { bothDrawings, mark, text } from '@tussock/core/chart/parts';
import { type DrawnRow, drawRows, type RowSection } from '@tussock/core/chart/row-chart';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import {
  RETURN_KIND_LABELS,
  RETURN_KINDS,
  type ReturnKindOffer,
  returnKindOf,
} from '@tussock/core/return/return-kind';
import { isAfterTax } from '@tussock/core/return/taken-off';
import { isYearlyRate } from '@tussock/core/return/yearly-rate';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatDate } from '@tussock/core/text/format-date';
import { formatPercent, statedPercent } from '@tussock/core/text/format-number';
import { MOST_LINES, mostDrawn } from './kit/most-drawn';
import { targetEnds, targetMarks } from './kit/target-marks';

const HOW_TO_READ =
  'Each line is an offer that ended. The strokes are its target, or both ends of it. The dot is what investors got a year. Each kind of target is a separate group, with the latest ending first. The kind of an outcome is not stated, so it may differ from the kind of the target.';
const CASH_YIELDS =
  'A cash yield leaves out gains and losses of capital, so the outcome is not compared with it.';
const AFTER_TAX = 'A target after tax is not compared with the outcome.';
const UNKNOWN = 'Hatched, at the right edge: the outcome is not stated.';
const WITHDRAWN = 'Offers that were withdrawn and state no outcome are left out.';
const TARGETS_IN_TABLE = 'A target that is not a rate a year is in the table only.';

/**
 * Target beside outcome of offers that ended, one line an offer: kinds of target apart, in each the latest ending first, as
 * `outcomes` come. Of many, those that ended last are drawn; the title counts all. The cards of the release tell the kinds; no column holds the kind of an outcome. Null where none of them is to be drawn: an offer that was withdrawn and states no outcome may never have begun.
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
  const { drawn: latest, note } = mostDrawn(shown, 'that ended last', MOST_LINES);
  const sections = RETURN_KINDS.map((kind) => ({
    kind,
    offers: latest.filter((each) => kindOf(each) === kind),
  }));
  const ordered = sections.flatMap(({ offers }) => offers);
  const placed = new Map(ordered.map((offer, row) => [offer, row]));
  const drawn: RowSection[] = sections
    .filter(({ offers }) => offers.length > 0)
    .map(({ kind, offers }) => ({
      heading: `Target: ${RETURN_KIND_LABELS[kind]}${offers.some(isCompared) ? '' : ' (not compared)'}`,
      rows: offers.map((offer) => drawnRow(offer, placed.get(offer) ?? 0)),
    }));
  const figures = ordered.flatMap(figuresOf);
  const domain = [Math.min(0, ...figures), Math.max(0, ...figures)] as const;
  return {
    title: titleOf(shown),
    description: [
      `${HOW_TO_READ}${note}`,
      ...(latest.some((offer) => targetEnds(offer).length > 0 && isCashYield(offer)) ? [CASH_YIELDS] : []),
      ...(latest.some((offer) => yearlyEnds(offer).length > 0 && isAfterTax(offer.target_return_type))
        ? [AFTER_TAX]
        : []),
      ...(latest.every(hasOutcome) ? [] : [UNKNOWN]),
      ...(latest.some(isTotal) ? [TARGETS_IN_TABLE] : []),
      ...(shown.length < outcomes.length ? [WITHDRAWN] : []),
    ].join(' '),
    ...bothDrawings((size) => drawRows({ sections: drawn, domain, tickText: formatPercent }, size)),
    focus: 'none',
    table: tableOf(ordered),
    source: 'Targets and outcomes as stated by the providers',
    as_of,
  };
}

/** The ends of a target on the axis, which has rates a year. */
const yearlyEnds = (offer: OfferOutcome): number[] =>
  isYearlyRate(offer.target_return_type) ? targetEnds(offer) : [];
const hasOutcome = ({ outcome_return }: OfferOutcome) => outcome_return !== null;
const isCompared = (offer: OfferOutcome) => whyNotCompared(offer) === null;
const isTotal = (offer: OfferOutcome) => targetEnds(offer).length > 0 && yearlyEnds(offer).length === 0;

const figuresOf = (offer: OfferOutcome): number[] => [
  ...yearlyEnds(offer),
  ...(offer.outcome_return === null ? [] : [offer.outcome_return]),
];

/** "3 of 13 outcomes are at or above the lower target; 1 is not compared": figures alone, since kinds may differ. */
function titleOf(offers: readonly OfferOutcome[]): string {
  const both = offers.filter((offer) => targetEnds(offer).length > 0 && hasOutcome(offer));
  const compared = both.filter(isCompared);
  const isAtLeast = (offer: OfferOutcome) => (offer.outcome_return ?? 0) >= (targetEnds(offer)[0] ?? 0);
  const reached = compared.filter(isAtLeast).length;
  const left = both.length - compared.length;
  if (!offers.some(hasOutcome)) return 'No outcome is stated yet';
  if (compared.length === 0) return 'No outcome can be compared with a target';
  const rest = left === 0 ? '' : `; ${wholeNumber(left)} ${left === 1 ? 'is' : 'are'} not compared`;
  if (compared.length === 1)
    return `The one outcome is ${reached === 1 ? 'at or above' : 'below'} the lower target${rest}`;
  const count = `${reached === 0 ? 'None' : wholeNumber(reached)} of ${wholeNumber(compared.length)} outcomes ${reached > 1 ? 'are' : 'is'}`;
  return `${count} at or above the lower target${rest}`;
}

/** How wide an outcome that is not stated is, and how far from the edge: beside the scale, where no place is a figure. */
const HATCHED = 36;
const EDGE = 7;

function drawnRow(offer: OfferOutcome, row: number): DrawnRow {
  return {
    row,
    name: offer.name,
    draw: (x, middle, { width }) => {
      const target = yearlyEnds(offer);
      const { outcome_return: reached } = offer;
      if (reached === null)
        return {
          marks: [
            mark.bar('unknown', width - EDGE - HATCHED, middle - 6, HATCHED, 12),
            ...targetMarks(target, x, middle),
          ],
        };
      const [low = reached, high = low] = [target[0], target.at(-1)];
      const isBelow = reached < low;
      const nearest = Math.min(Math.max(reached, low), high);
      const label = isBelow ? x(reached) - 9 : x(Math.max(reached, high)) + 9;
      return {
        marks: [
          ...(nearest === reached || !isCompared(offer)
            ? []
            : [mark.line('guide', x(nearest), middle, x(reached), middle)]),
          ...targetMarks(target, x, middle),
          mark.dot('figure', x(reached), middle, 5),
        ],
        texts: [text('value', statedPercent(reached), label, middle + 4.5, isBelow ? 'end' : 'start')],
      };
    },
  };
}

const tableOf = (offers: readonly OfferOutcome[]): ChartTable => ({
  columns: ['Offer', 'Target', 'Outcome, kind not stated', 'Ended'],
  rows: offers.map((offer) => ({
    name: offer.name,
    link: { kind: 'offer', id: offer.id, slug: offer.slug },
    cells: [
      formatReturnRange(offer),
      outcomeText(offer),
      offer.closed_on ? formatDate(offer.closed_on) : NOT_STATED,
    ],
  })),
});

function outcomeText(offer: OfferOutcome): string {
  if (offer.outcome_return === null) return NOT_STATED;
  const yearly = `${statedPercent(offer.outcome_return)} a year`;
  return isCompared(offer) ? yearly : `${yearly}, not compared`;
}
