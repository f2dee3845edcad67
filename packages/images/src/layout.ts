import { MARK_STROKES } from '@tussock/core/settings/mark';
import { formatDate } from '@tussock/core/text/format-date';
import type { About, Card, CardFigure } from './card';
import { composed } from './letters';
import { PALETTE, toneOf } from './palette';
import { withoutEmoji } from './without-emoji';

/** Pixels: what the places that show previews of links ask for. */
export const SIZE = { width: 1200, height: 630 } as const;
/** Names of the fonts, each with the one that has its letters with macrons. */
export const SERIF = ['Newsreader', 'Newsreader macrons'] as const;
export const SANS = ['Hanken Grotesk', 'Hanken Grotesk macrons'] as const;

export const MARGIN = 72;
export const TONE_WIDTH = 18;
type Style = Record<string, string | number>;

/** An element as satori reads it: the form that React's elements have. */
export interface Element {
  type: 'div' | 'svg' | 'path';
  props: { style?: Style; children?: Content | Content[]; [attribute: string]: unknown };
}
type Content = Element | string | null | undefined | false;

/** A part of the picture, as satori lays it out: every box is a flex box. */
const box = (style: Style, ...children: Content[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Text that wraps and ends in an ellipsis after so many lines; a word that is too long breaks. */
const lines = (most: number, style: Style, text: string): Element => ({
  type: 'div',
  props: {
    style: { display: 'block', lineClamp: most, overflow: 'hidden', wordBreak: 'break-word', ...style },
    children: withoutEmoji(composed(text)),
  },
});

const family = (names: readonly string[]) => names.join(', ');

/** The whole picture: the tone of the class at the edge, whose it is, the name, the figures, the date. */
export function layOut(card: Card, about: About): Element {
  return box(
    { ...SIZE, backgroundColor: PALETTE.paper, color: PALETTE.ink, fontFamily: family(SANS), fontSize: 26 },
    box({ width: TONE_WIDTH, height: SIZE.height, backgroundColor: toneOf(card.asset_class) }),
    box(
      {
        width: SIZE.width - TONE_WIDTH,
        height: SIZE.height,
        flexDirection: 'column',
        boxSizing: 'border-box',
        padding: `48px ${MARGIN}px 40px ${MARGIN - TONE_WIDTH}px`,
      },
      head(card, about),
      box(
        // It gives way: the figures and the foot are always whole.
        {
          flexGrow: 1,
          flexShrink: 1,
          minHeight: 0,
          overflow: 'hidden',
          flexDirection: 'column',
          justifyContent: 'center',
        },
        nameLines(card.name),
        card.byline && lines(1, { marginTop: 14, fontSize: 30, color: PALETTE.muted }, card.byline),
      ),
      figureRow(card.figures),
      foot(card, about),
    ),
  );
}

const head = (card: Card, about: About) =>
  box(
    { alignItems: 'center', justifyContent: 'space-between', flexShrink: 0 },
    box(
      { alignItems: 'center', fontFamily: family(SERIF), fontSize: 36 },
      mark(),
      lines(1, { marginLeft: 14, maxWidth: 400 }, about.site),
    ),
    lines(1, { fontSize: 26, color: PALETTE.muted, maxWidth: 640, textAlign: 'right' }, card.kind),
  );

const mark = (): Element => ({
  type: 'svg',
  props: {
    width: 44,
    height: 44,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: PALETTE.pine,
    strokeWidth: 1.9,
    strokeLinecap: 'round',
    children: MARK_STROKES.map((d): Element => ({ type: 'path', props: { d } })),
  },
});

/** The longer the name, the smaller: four small lines hold the 200 characters that it may have. All sizes take up to 190 pixels. */
function nameLines(name: string): Element {
  const [, most, fontSize] = NAME_SIZES.find(([longest]) => name.length <= longest) ?? LONGEST_NAME;
  const style = { fontFamily: family(SERIF), lineHeight: 1.14, letterSpacing: '-0.01em', width: '100%' };
  // Room for the macron of a capital, which is higher than the line and would be cut off.
  const macron = Math.ceil(fontSize * 0.16);
  return lines(most, { ...style, fontSize, paddingTop: macron, marginTop: -macron }, name);
}

type NameSize = readonly [longest: number, lines: number, fontSize: number];
const NAME_SIZES: readonly NameSize[] = [
  [26, 2, 82],
  [52, 2, 68],
  [100, 3, 54],
];
const LONGEST_NAME: NameSize = [200, 4, 40];

function figureRow(figures: readonly CardFigure[]) {
  const gap = 28;
  const width = SIZE.width - 2 * MARGIN;
  const each = (width - gap * (figures.length - 1)) / Math.max(figures.length, 1);
  return box(
    { borderTop: `2px solid ${PALETTE.line}`, paddingTop: 22, width, flexShrink: 0 },
    ...figures.map((figure, place) =>
      box(
        { flexDirection: 'column', width: each, marginLeft: place === 0 ? 0 : gap },
        lines(1, { fontSize: 23, color: PALETTE.muted }, figure.label),
        lines(2, { marginTop: 4, fontWeight: 600, ...valueSize(figure.value, figures.length) }, figure.value),
        figure.unit &&
          lines(2, { marginTop: 2, fontSize: 23, lineHeight: 1.2, color: PALETTE.muted }, figure.unit),
      ),
    ),
  );
}

/** Numbers are large, words as large as two lines of a column allow. */
function valueSize({ length }: string, columns: number): Style {
  const room = columns > 3 ? 1 : 1.4;
  return { fontSize: length <= 10 * room ? 42 : length <= 20 * room ? 32 : 26, lineHeight: 1.15 };
}

const foot = (card: Card, about: About) =>
  box(
    {
      justifyContent: 'space-between',
      flexShrink: 0,
      marginTop: 26,
      paddingTop: 18,
      fontSize: 22,
      borderTop: `2px solid ${PALETTE.line}`,
      color: PALETTE.muted,
    },
    box({}, about.demonstration ? 'Demonstration: the firms and offers are invented.' : card.note),
    box({}, `As at ${formatDate(about.published_at)}`),
  );
