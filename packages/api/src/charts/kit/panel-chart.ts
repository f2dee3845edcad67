import type { ChartDrawing, ChartGroup, ChartMark, ChartText } from '@tussock/core/answers/chart';
import { fitText, textWidth } from '@tussock/core/chart/fit-text';
import { ground, mark, type Size, text } from '@tussock/core/chart/parts';
import type { OfferCard } from '@tussock/core/offer/offer';
import { lanesOf } from './lanes';
import { type Panel, type Place, panelAxis } from './panel';

/** Offers under one name, each drawn in both panels. */
export interface PanelRow {
  name: string;
  /** Beneath the name, or after it on a phone. */
  detail?: string;
  offers: PanelOffer[];
}

interface PanelOffer {
  card: OfferCard;
  /** Its place in the table. */
  row: number;
  /** Slug of its asset class, where classes are compared. */
  tone: string | null;
  /** What the offer in hand is called in the drawing; null for those beside it. */
  own: string | null;
  /** Whether it takes no money now, where that is told apart. */
  isPast?: boolean;
}

type MakePanel = (cards: readonly OfferCard[], room: { from: number; to: number; ticks: number }) => Panel;

const LAYOUTS = {
  phone: {
    names: 340,
    rooms: [
      [0, 158],
      [182, 340],
    ],
    ticks: 3,
  },
  wide: {
    names: 164,
    rooms: [
      [176, 430],
      [466, 720],
    ],
    ticks: 5,
  },
} as const;
const TOP = 44;
const RADIUS = 4.5;
const LANE = 11;
/** What the lanes of a row take at the most. Many offers state the same round figure: their marks overlap there, so that the row shows how many they are. */
const MOST_OF_LANES = 16 * LANE;
/** Of an offer in hand, which has its name beside it. */
const OWN_LANE = 19;
/** A row with an offer in hand has room for two lines. */
const NEXT_LINE = 15;
/** How high a row is at least whose name has a second line. */
const LEAST_OF_TWO_LINES = 26;
/** Between the name of an offer in hand and the marks on both sides of it. */
const NAME_GAP = 8;
/** Of a row beside its lanes; on a phone its name is above them. */
const SPACE = { phone: 30, wide: 14 };

/** Two panels side by side with a row for each name; marks that would cover one another are in lanes of their own. */
export function drawPanels(
  rows: readonly PanelRow[],
  makePanels: readonly [MakePanel, MakePanel],
  size: Size,
): ChartDrawing {
  const { rooms, ticks } = LAYOUTS[size.name];
  const cards = rows.flatMap(({ offers }) => offers.map(({ card }) => card));
  const panels = makePanels.map((make, at) => {
    const [from, to] = rooms[at] as readonly [number, number];
    return make(cards, { from, to, ticks });
  }) as [Panel, Panel];
  const groups: ChartGroup[] = [];
  let top = TOP;
  for (const row of rows) {
    const first = top + (size.name === 'phone' ? 27 : 7 + LANE / 2);
    const drawn = drawRow(row.offers, panels, first, size);
    groups.push(nameOf(row, top, first, size), ...drawn.groups);
    const isTwoLines = row.detail !== undefined && size.name === 'wide';
    top += Math.max(drawn.height, isTwoLines ? LEAST_OF_TWO_LINES : 0) + SPACE[size.name];
  }
  const axes = panels.map((panel, at) =>
    panelAxis(panel, { from: rooms[at]?.[0] ?? 0, top: TOP, bottom: top }),
  );
  return {
    width: size.width,
    height: top + 4,
    x: panels[0].x.described,
    y: null,
    x2: panels[1].x.described,
    groups: [
      ground(
        axes.flatMap(({ marks }) => marks),
        axes.flatMap(({ texts }) => texts),
      ),
      ...groups,
    ],
  };
}

/** The name of a row below a line from side to side. */
function nameOf({ name, detail }: PanelRow, top: number, first: number, size: Size): ChartGroup {
  const line = mark.line('grid', 0, top, size.width, top);
  const { names } = LAYOUTS[size.name];
  if (size.name === 'phone') {
    const words = detail ? `${name}: ${detail}` : name;
    return ground([line], [text('name', fitText(words, names, 13), 0, top + 15)]);
  }
  const baseline = first + 4.5;
  return ground(
    [line],
    [
      text('name', fitText(name, names, 13), 0, baseline),
      ...(detail ? [text('note', fitText(detail, names, 12), 0, baseline + NEXT_LINE)] : []),
    ],
  );
}

/** The offers in hand in lanes of their own, then the others. */
function drawRow(offers: readonly PanelOffer[], panels: readonly [Panel, Panel], first: number, size: Size) {
  const [own, others] = [offers.filter((offer) => offer.own), offers.filter((offer) => !offer.own)];
  const lanes = panels.map(({ placeOf }) =>
    lanesOf(
      others.map(({ card }) => spanOf(placeOf(card))),
      1,
    ),
  );
  const below = own.length * OWN_LANE;
  const count = others.length === 0 ? 0 : Math.max(...lanes.flat()) + 1;
  const pitch = Math.min(LANE, MOST_OF_LANES / count);
  const groups = [
    ...own.map((offer, at) => groupOf(offer, panels, [first + at * OWN_LANE, first + at * OWN_LANE], size)),
    ...others.map((offer, at) => {
      const [a = 0, b = 0] = lanes.map((lane) => first + below + (lane[at] ?? 0) * pitch);
      return groupOf(offer, panels, [a, b], size);
    }),
  ];
  return { groups, height: below + count * pitch };
}

const spanOf = ({ at }: Place) => [at[0] - RADIUS, (at[1] ?? at[0]) + RADIUS] as const;

function groupOf(
  { card, row, tone, own, isPast = false }: PanelOffer,
  panels: readonly [Panel, Panel],
  heights: readonly [number, number],
  size: Size,
): ChartGroup {
  const [place, other] = [panels[0].placeOf(card), panels[1].placeOf(card)];
  const look = own ? 'own' : isPast ? 'past' : tone ? 'figure' : 'other';
  return {
    row,
    marks: [...marksOf(place, heights[0], look, tone), ...marksOf(other, heights[1], look, tone)],
    texts: own ? [nameBeside(own, place, other, heights[0], size)] : [],
  };
}

function marksOf(
  { at: [from, to], known }: Place,
  y: number,
  look: ChartMark['look'],
  tone: string | null,
): ChartMark[] {
  if (!known) return [mark.bar('unknown', from - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS)];
  const toned = tone ?? undefined;
  if (to === undefined) return [mark.dot(look, from, y, RADIUS, toned)];
  return [
    mark.line(look === 'figure' ? 'range' : look, from, y, to, y, toned),
    ...[from, to].map((end) => mark.line('end', end, y - RADIUS, end, y + RADIUS, toned)),
  ];
}

/**
 * The name of an offer in hand beside its mark in the first panel: before its mark in the second, or else on the side that has
 * more room.
 */
function nameBeside(name: string, place: Place, other: Place, y: number, size: Size): ChartText {
  const [start] = LAYOUTS[size.name].rooms[0];
  const [from, to] = spanOf(place);
  const [before, after] = [from - start, spanOf(other)[0] - to].map((room) => room - NAME_GAP) as [
    number,
    number,
  ];
  const isRight = after >= Math.min(before, textWidth(name, 13));
  const words = fitText(name, isRight ? after : before, 13);
  return text('value', words, isRight ? to + 4 : from - 4, y + 4.5, isRight ? 'start' : 'end');
}
