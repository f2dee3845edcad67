import type { Chart } from '@tussock/core/answers/chart';
import { bothDrawings } from '@tussock/core/chart/parts';
import { isStated } from '@tussock/core/money/money';
import { minimumSpanOf } from '@tussock/core/offer/minimum-span';
import type { OfferCard } from '@tussock/core/offer/offer';
import { newestFirst } from '@tussock/core/offer/offer-sort';
import { formatReturnRange } from '@tussock/core/offer/return-range';
import { isOpen } from '@tussock/core/offer/status';
import {
  RETURN_KIND_LABELS,
  RETURN_KINDS,
  type ReturnKind,
  returnKindOf,
} from '@tussock/core/return/return-kind';
import { wholeNumber } from '@tussock/core/text/decimal';
import { byName } from '@tussock/core/text/fold';
import { formatCount } from '@tussock/core/text/format-number';
import { NO_CLASS } from './kit/class-of';
import { mostDrawn } from './kit/most-drawn';
import { minimumPanel, minimumsFromTo, minimumText, targetPanel } from './kit/panel';
import { drawPanels, type PanelRow } from './kit/panel-chart';
import { targetEnds } from './kit/target-marks';

const NO_TARGET = 'Target not stated';

/** Target and minimum of the open offers of a class, kinds of return apart. Of many, the newest are drawn. Null where fewer than two are open. */
export function classRangesChart(slug: string, cards: readonly OfferCard[], as_of: string): Chart | null {
  const offers = cards.filter((card) => card.asset_class?.slug === slug && isOpen(card));
  const name = offers[0]?.asset_class?.name;
  if (name === undefined || offers.length < 2) return null;
  const { drawn, note } = newest(offers);
  const title = `${wholeNumber(offers.length)} open offers in ${name}${minimumsOf(offers)}`;
  return rangesChart({ title, note, offers: [...drawn].sort(byName), as_of });
}

/**
 * Offers in hand among the open offers of their classes, in the kinds of return that they have. Null where no other offer
 * is open.
 * @param inHand how many are in hand with those that have no class: one of several is called by its name
 */
export function offerRangesChart(
  own: readonly OfferCard[],
  cards: readonly OfferCard[],
  as_of: string,
  inHand = own.length,
): Chart | null {
  const classes = new Set(own.flatMap(({ asset_class }) => asset_class?.slug ?? []));
  const ids = new Set(own.map(({ id }) => id));
  const others = cards.filter(
    (card) => isOpen(card) && !ids.has(card.id) && classes.has(card.asset_class?.slug ?? ''),
  );
  if (others.length === 0) return null;
  const shown =
    own.length === 1 ? others : others.filter((card) => own.some((one) => rowOf(one) === rowOf(card)));
  // "Other" would say that those in hand are open too.
  const many = own.every(isOpen) ? 'other open offers' : 'open offers';
  const labels = new Map(own.map(({ id, name }) => [id, inHand === 1 ? 'This offer' : name]));
  const [first] = own;
  const title =
    first && own.length === 1
      ? `${labels.get(first.id)} and ${formatCount(shown.length, many)} in ${first.asset_class?.name}`
      : shown.length === 0
        ? `These offers; no ${many.replace(/s$/, '')} has the same asset class and kind of return`
        : `These offers and ${formatCount(shown.length, many)} of the same asset class and kind of return`;
  const { drawn, note: cut } = newest(shown);
  const note = `${cut}${leftOutText(others.length - shown.length)}`;
  const offers = [...own, ...drawn].sort(byName);
  return rangesChart({ title, note, offers, ownName: ({ id }) => labels.get(id) ?? null, as_of });
}

/** ", with minimums from $5K NZD to $1.0M NZD where stated", of some offers. */
export const minimumsOf = (offers: readonly OfferCard[]) =>
  minimumsFromTo(
    minimumSpanOf(offers),
    offers.every(({ minimum_investment }) => isStated(minimum_investment)),
  );

const newest = (offers: readonly OfferCard[]) => mostDrawn([...offers].sort(newestFirst), 'newest');

/** Offers compare within a class and a kind of return; where several classes are drawn, both are named. */
const rowOf = (card: OfferCard) => `${card.asset_class?.slug} ${kindOf(card)}`;

/** Of the open offers that share the asset class of an offer in hand, and not its kind of return. */
function leftOutText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 open offer of the same asset class has another kind of return, or no stated target, and is left out.'
    : ` ${wholeNumber(count)} open offers of the same asset class have another kind of return, or no stated target, and are left out.`;
}

/** A return in another currency is no return in NZD: no exchange rate is in it. Null where nothing has to be said. */
const currencyOf = ({ investment_currency: currency, ...target }: OfferCard): string | null =>
  currency === 'NZD' || targetEnds(target).length === 0 ? null : currency;

/** The name of a line: of several classes, with what is compared in it beneath. */
function lineName(asset: string | null, label: string, currency: string | null) {
  if (asset) return { name: currency ? `${asset}, ${currency}` : asset, detail: label };
  return currency ? { name: label, detail: `in ${currency}` } : { name: label };
}

/** Offers that compare: of one kind of return, one currency and one class. */
interface Line {
  kind: ReturnKind | null;
  currency: string | null;
  asset: string | undefined;
  offers: readonly OfferCard[];
}

function* linesOf(
  offers: readonly OfferCard[],
  currencies: readonly Line['currency'][],
  classes: readonly Line['asset'][],
): Generator<Line> {
  for (const kind of [...RETURN_KINDS, null])
    for (const currency of currencies)
      for (const asset of classes) {
        const of = offers.filter(
          (card) => classOf(card) === asset && currencyOf(card) === currency && kindOf(card) === kind,
        );
        if (of.length > 0) yield { kind, currency, asset, offers: of };
      }
}

/** Null where no target is stated. */
const kindOf = (card: OfferCard): ReturnKind | null =>
  targetEnds(card).length === 0 ? null : returnKindOf(card).kind;

const classOf = (card: OfferCard): string | undefined => card.asset_class?.name;

interface Ranges {
  title: string;
  /** What the description says of offers that are not drawn, or are drawn in another way. */
  note: string;
  /** In the order of the table, within a class and a kind of return. */
  offers: readonly OfferCard[];
  /** What an offer in hand is called; null for those beside it. */
  ownName?: (card: OfferCard) => string | null;
  /** Slug of the class whose colour an offer has, where classes are compared. */
  toneOf?: (card: OfferCard) => string | null;
  /** Whether an offer takes no money now, where that is told apart. */
  isPast?: (card: OfferCard) => boolean;
  /** Columns of the table before target and minimum, with what they say. */
  columns?: Readonly<Record<string, (card: OfferCard) => string>>;
  as_of: string;
}

const none = () => null;

/** Offers at their targets and minimums, with a line for each kind of return, currency and class: what compares is together. */
export function rangesChart({
  title,
  note,
  offers,
  ownName = none,
  toneOf = none,
  isPast = () => false,
  columns = {},
  as_of,
}: Ranges): Chart {
  const currencies = [...new Set(offers.map(currencyOf))].sort(
    (a, b) => Number(a !== null) - Number(b !== null),
  );
  const classes = [...new Set(offers.map(classOf))];
  const rows: PanelRow[] = [];
  let row = 0;
  for (const line of linesOf(offers, currencies, classes)) {
    const label = line.kind === null ? NO_TARGET : RETURN_KIND_LABELS[line.kind];
    rows.push({
      ...lineName(classes.length > 1 ? (line.asset ?? NO_CLASS) : null, label, line.currency),
      offers: line.offers.map((card) => ({
        card,
        row: row++,
        tone: toneOf(card),
        own: ownName(card),
        isPast: isPast(card),
      })),
    });
  }
  const hasOther = currencies.some(Boolean);
  const further = Object.values(columns);
  return {
    title,
    description: `Each offer is drawn at its target and at its minimum. ${hasOther ? 'Each kind of return and each currency has its own line, because they cannot' : 'Each kind of return has its own line, because kinds cannot'} be compared.${note} Choose a mark to see the offer; the table has the same links.`,
    ...bothDrawings((size) => drawPanels(rows, [targetPanel, minimumPanel], size)),
    focus: 'pointer',
    table: {
      columns: ['Offer', ...Object.keys(columns), 'Target', 'Minimum'],
      rows: rows
        .flatMap(({ offers: of }) => of)
        .map(({ card }) => ({
          name: card.name,
          link: { kind: 'offer', id: card.id, slug: card.slug },
          cells: [...further.map((say) => say(card)), formatReturnRange(card), minimumText(card)],
        })),
    },
    source: 'Targets and minimums as stated by the providers. A target is an aim, not a forecast',
    as_of,
  };
}
