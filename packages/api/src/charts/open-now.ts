import type { Chart, ChartDrawing, ChartGroup } from '@tussock/core/answers/chart';
import { fitText } from '@tussock/core/chart/fit-text';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { exactMoney, formatMoney } from '@tussock/core/money/money';
import type { OfferCard } from '@tussock/core/offer/offer';
import { isOpen } from '@tussock/core/offer/status';
import { termText } from '@tussock/core/offer/term';
import { byName, compareNames } from '@tussock/core/text/fold';
import { lanesOf } from './kit/lanes';
import { drawnMinimum, minimumPanel, type Panel, type Place, panelAxis, termPanel } from './kit/panel';
import { bothDrawings, ground, mark, type Size, text } from './kit/parts';

const NO_CLASS = 'Class not stated';

interface ClassRow {
  name: string;
  tone: string;
  offers: { card: OfferCard; row: number }[];
}

/** The offers that are open now by class, minimum and term: a dot in each panel, which leads to the offer. Null without one. */
export function openNowChart(cards: readonly OfferCard[], as_of: string): Chart | null {
  const open = cards.filter(isOpen).sort(byClassAndMinimum);
  if (open.length === 0) return null;
  const classes = new Map<string, ClassRow>();
  for (const [row, card] of open.entries()) {
    const { name, slug } = card.asset_class ?? { name: NO_CLASS, slug: 'other' };
    const known = classes.get(slug) ?? { name, tone: slug, offers: [] };
    classes.set(slug, { ...known, offers: [...known.offers, { card, row }] });
  }
  const rows = [...classes.values()];
  return {
    title: titleOf(open, rows.filter(({ name }) => name !== NO_CLASS).length),
    description:
      'Each offer is a dot in both columns: at its minimum investment and at its term. Choose a dot to see the offer; the table has the same links.',
    ...bothDrawings((size) => drawClasses(rows, open, size)),
    focus: 'pointer',
    table: {
      columns: ['Offer', 'Asset class', 'Minimum', 'Term'],
      rows: open.map((card) => ({
        name: card.name,
        link: { kind: 'offer', id: card.id, slug: card.slug },
        cells: [card.asset_class?.name ?? NO_CLASS, minimumText(card), termText(card) ?? NOT_STATED],
      })),
    },
    source: 'Minimums and terms as stated by the providers',
    as_of,
  };
}

const nameOfClass = ({ asset_class }: OfferCard) => asset_class?.name ?? '';
const byClassAndMinimum = (a: OfferCard, b: OfferCard) =>
  Number(!a.asset_class) - Number(!b.asset_class) ||
  compareNames(nameOfClass(a), nameOfClass(b)) ||
  (drawnMinimum(a) ?? Number.MAX_VALUE) - (drawnMinimum(b) ?? Number.MAX_VALUE) ||
  byName(a, b);

function titleOf(open: readonly OfferCard[], classes: number): string {
  const stated = open.map(drawnMinimum).filter((minimum) => minimum !== null);
  const offers = open.length === 1 ? '1 open offer' : `${open.length} open offers`;
  const where = classes === 1 ? '1 asset class' : `${classes} asset classes`;
  if (stated.length === 0) return `${offers} in ${where}`;
  const [low, high] = [Math.min(...stated), Math.max(...stated)].map((amount) => formatMoney(amount));
  return `${offers} in ${where}, with minimums from ${low} to ${high}`;
}

/** With NZD where the minimum is in another currency: that is what is drawn. */
export function minimumText(card: OfferCard): string {
  const stated = exactMoney(card.minimum_investment, card.investment_currency);
  return card.investment_currency === 'NZD' || card.minimum_in_nzd === null
    ? stated
    : `${stated}, about ${exactMoney(card.minimum_in_nzd)}`;
}

const LAYOUTS = {
  phone: { names: 340, minimum: [0, 164], term: [176, 340], ticks: 3 },
  wide: { names: 164, minimum: [176, 438], term: [458, 720], ticks: 5 },
} as const;
const TOP = 44;
const RADIUS = 4.5;
const LANE = 11;
/** Of a class beside its lanes; on a phone its name is above them. */
const SPACE = { phone: 30, wide: 14 };

function drawClasses(rows: readonly ClassRow[], open: readonly OfferCard[], size: Size): ChartDrawing {
  const { names, ticks, ...rooms } = LAYOUTS[size.name];
  const [minimum, term] = (['minimum', 'term'] as const).map((name) => {
    const [from, to] = rooms[name];
    return { minimum: minimumPanel, term: termPanel }[name](open, { from, to, ticks });
  }) as [Panel, Panel];
  const groups: ChartGroup[] = [];
  let top = TOP;
  for (const { name, tone, offers } of rows) {
    const panels = [minimum, term].map(({ placeOf }) => {
      const places = offers.map(({ card }) => placeOf(card));
      const spans = places.map(({ at }) => [at - RADIUS, at + RADIUS] as const);
      return places.map((place, at) => ({ ...place, lane: lanesOf(spans, 1)[at] ?? 0 }));
    });
    const lanes = Math.max(...panels.flat().map(({ lane }) => lane)) + 1;
    const first = top + (size.name === 'phone' ? 27 : 7 + LANE / 2);
    const baseline = size.name === 'phone' ? top + 15 : first + 4.5;
    groups.push(
      ground(
        [mark.line('grid', 0, top, size.width, top)],
        [text('name', fitText(name, names, 13), 0, baseline)],
      ),
    );
    for (const [at, { card, row }] of offers.entries()) {
      const [a, b] = panels.map((panel) => panel[at] as Place & { lane: number });
      if (!a || !b) continue;
      const dots = [a, b].map((place) => dotOf(place, first + place.lane * LANE, tone));
      groups.push({ row, marks: dots, texts: [readingOf(card, a.at, first + a.lane * LANE, size)] });
    }
    top += lanes * LANE + SPACE[size.name];
  }
  const axes = [minimum, term].map((panel, at) =>
    panelAxis(panel, { from: [rooms.minimum, rooms.term][at]?.[0] ?? 0, top: TOP, bottom: top }),
  );
  return {
    ...{ width: size.width, height: top + 4, x: minimum.x.described, y: null, x2: term.x.described },
    groups: [
      ground(
        axes.flatMap(({ marks }) => marks),
        axes.flatMap(({ texts }) => texts),
      ),
      ...groups,
    ],
  };
}

const dotOf = ({ at, known }: Place, y: number, tone: string) =>
  known
    ? mark.dot('figure', at, y, RADIUS, tone)
    : mark.bar('unknown', at - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS);

/** The name, on the side of the dot that has room for it. */
function readingOf({ name }: OfferCard, at: number, y: number, { width }: Size) {
  const isLeft = at < width / 2;
  const words = fitText(name, (isLeft ? width - at : at) - 12, 13);
  return text('reading', words, at + (isLeft ? 8 : -8), y - 7, isLeft ? 'start' : 'end');
}
