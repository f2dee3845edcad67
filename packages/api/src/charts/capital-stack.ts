import type { Chart } from '@tussock/core/answers/chart';
import { textWidth } from '@tussock/core/chart/fit-text';
import type { Scale } from '@tussock/core/chart/linear-scale';
import { bothDrawings, mark, text } from '@tussock/core/chart/parts';
import { type DrawnRow, drawRows } from '@tussock/core/chart/row-chart';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { Offer } from '@tussock/core/offer/offer';
import { formatPercent, statedPercent } from '@tussock/core/text/format-number';

type Secured = Pick<Offer, 'loan_to_value' | 'security_rank' | 'security_type' | 'largest_loan_share'> & {
  not_applicable?: readonly string[];
};

/** Whether the security is that of many loans: what is held are units, or the largest loan is a part of them. */
const isPool = ({ security_type, largest_loan_share }: Secured): boolean =>
  security_type === 'units' || (largest_loan_share ?? 100) < 100;

/** A part of the value of the security, in percent of it. */
interface Layer {
  name: string;
  look: 'own' | 'range';
  /** Both ends; hatched between them where a boundary is not stated. */
  from: number;
  to: number;
  known: boolean;
  /** "0–61%", "Not stated". */
  words: string;
  /** Beside what is drawn: "61%". */
  label: string;
}

/**
 * What is repaid from the security of a loan, first to last, as shares of its value: loans ahead, this loan, what is behind
 * it. Null for what is no secured loan, and where loan to value does not apply, as to invoices. A boundary that the provider does not state is hatched, not guessed.
 */
export function capitalStackChart(offer: Secured, as_of: string): Chart | null {
  const { loan_to_value: share, security_rank: rank } = offer;
  if (rank === 'unsecured' || (rank === null && share === null)) return null;
  if (offer.not_applicable?.includes('loan_to_value')) return null;
  const layers = layersOf(offer);
  const rows = layers.map(
    (layer, row): DrawnRow => ({
      row,
      name: layer.name,
      draw: (x, middle, { width }) => drawLayer(layer, x, middle, width),
    }),
  );
  return {
    title: titleOf(offer),
    description: `The value of the security is 100%. If the security is sold, the first line is repaid first and the last line last. ${howRead(offer)}What is not stated is hatched.`,
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, Math.max(100, share ?? 0)],
          tickText: formatPercent,
          flush: true,
        },
        size,
      ),
    ),
    focus: 'none',
    table: {
      columns: ['Repaid in this order', 'Share of the value'],
      rows: layers.map(({ name, words }) => ({ name, link: null, cells: [words] })),
    },
    source: 'Rank and loan to value as stated by the provider',
    as_of,
  };
}

const RANKS = OFFER_COLUMNS.security_rank.values;

function howRead(offer: Secured): string {
  const { loan_to_value: share, security_rank: rank } = offer;
  if (share === null) return '';
  const [average, these] = isPool(offer) ? [', the average of the loans', 'these loans'] : ['', 'this one'];
  const ahead = rank === 'first' ? '' : `It is read as counting the loans ahead of ${these}. `;
  return `The loan to value is the provider’s figure${average}. ${ahead}`;
}

function titleOf(offer: Secured): string {
  const { loan_to_value: share, security_rank: rank } = offer;
  const [loan, has] = isPool(offer) ? ['loans', 'have'] : ['loan', 'has'];
  const what =
    rank === null ? `The ${loan}, of a rank that is not stated,` : `The ${RANKS[rank].toLowerCase()} ${loan}`;
  if (share === null) return `${what} ${has} no stated loan to value`;
  const stated = `${what} ${has} a stated loan to value of ${statedPercent(share)}`;
  return share > 100 ? `${stated}: more than the security is worth` : stated;
}

/** From first repaid to last. Of a loan that is not the first, how much of the value is ahead of it is not stated. */
function layersOf(offer: Secured): Layer[] {
  const { loan_to_value: end, security_rank: rank } = offer;
  const [these, them] = isPool(offer) ? ['These loans', 'them'] : ['This loan', 'it'];
  const all = { from: 0, to: 100, known: false, words: NOT_STATED, label: NOT_STATED };
  const behind = { name: `Behind ${them}: equity, other loans`, look: 'range' } as const;
  const own = {
    name: `${these}: ${rank === null ? 'rank not stated' : RANKS[rank].toLowerCase()}`,
    look: 'own',
  } as const;
  const ahead = rank === 'first' ? [] : [{ name: aheadOf(rank, them), look: 'range', ...all } as const];
  if (end === null) return [...ahead, { ...own, ...all }, { ...behind, ...all }];
  const left = Math.max(0, 100 - end);
  const rest = {
    ...behind,
    from: end,
    to: Math.max(100, end),
    known: true,
    label: statedPercent(left),
    words: left === 0 ? 'Nothing' : `${statedPercent(end)} to 100%`,
  };
  if (rank === 'first')
    return [
      {
        ...own,
        from: 0,
        to: end,
        known: true,
        words: `0 to ${statedPercent(end)}`,
        label: statedPercent(end),
      },
      rest,
    ];
  const words = `Up to ${statedPercent(end)}; where it begins is not stated`;
  return [
    ...ahead.map((layer) => ({ ...layer, to: end })),
    { ...own, ...all, to: end, words, label: `up to ${statedPercent(end)}` },
    rest,
  ];
}

function aheadOf(rank: Secured['security_rank'], them: string): string {
  if (rank === 'second') return them === 'it' ? 'First mortgage' : 'First mortgages';
  return rank === null ? `Loans ahead of ${them}, if any` : `Loans ahead of ${them}`;
}

/** Between a bar and what is written beside it, and the size of that. */
const [GAP, TEXT] = [6, 13];

function drawLayer({ look, from, to, known, label }: Layer, x: Scale['at'], middle: number, width: number) {
  const [left, right] = [x(from), x(to)];
  const bar = mark.bar(known ? look : 'unknown', left, middle - 8, right - left, 16);
  const length = textWidth(label, TEXT);
  const beside = (words: 'value' | 'note') => text(words, label, right + GAP, middle + 4.5);
  if (known) return { marks: right > left ? [bar] : [], texts: [beside('value')] };
  // Only this loan has a stated end where its beginning is not stated.
  if (label !== NOT_STATED) {
    const isInside = right + GAP + length > width;
    return {
      marks: [bar, mark.bar('own', Math.max(left, right - 4), middle - 8, 4, 16)],
      texts: [isInside ? text('value', label, right - 4 - GAP, middle + 4.5, 'end') : beside('value')],
    };
  }
  const isNarrow = right - left < length;
  return {
    marks: [bar],
    texts: [isNarrow ? beside('note') : text('note', label, (left + right) / 2, middle + 4.5, 'middle')],
  };
}
