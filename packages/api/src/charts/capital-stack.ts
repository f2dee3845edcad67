import type { Chart } from '@tussock/core/answers/chart';
import type { Scale } from '@tussock/core/chart/row-chart';
import { NOT_STATED } from '@tussock/core/column/value-text';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import { formatPercent, statedPercent } from '@tussock/core/text/format-number';
import { bothDrawings, mark, text } from './kit/parts';
import { type DrawnRow, drawRows } from './kit/row-chart';

type Secured = Pick<CatalogueOffer, 'loan_to_value' | 'security_rank'> & {
  not_applicable?: readonly string[];
};

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
    (layer, row): DrawnRow => ({ row, name: layer.name, draw: (x, middle) => drawLayer(layer, x, middle) }),
  );
  return {
    title: titleOf(offer),
    description: `The value of the security is 100%. If the security is sold, the first line is repaid first and the last line last. ${share === null ? '' : 'The loan to value is the provider’s figure; of a pool of loans it is the average. '}${share === null || rank === 'first' ? '' : 'It is read as counting the loans ahead of this one. '}What is not stated is hatched.`,
    ...bothDrawings((size) =>
      drawRows(
        {
          sections: [{ heading: null, rows }],
          domain: [0, Math.max(100, share ?? 0)],
          tickText: formatPercent,
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

function titleOf({ loan_to_value: share, security_rank: rank }: Secured): string {
  const what =
    rank === null ? 'The loan, of a rank that is not stated,' : `The ${RANKS[rank].toLowerCase()} loan`;
  if (share === null) return `${what} has no stated loan to value`;
  const stated = `${what} has a stated loan to value of ${statedPercent(share)}`;
  return share > 100 ? `${stated}: more than the security is worth` : stated;
}

/** From first repaid to last. Of a loan that is not the first, how much of the value is ahead of it is not stated. */
function layersOf({ loan_to_value: end, security_rank: rank }: Secured): Layer[] {
  const all = { from: 0, to: 100, known: false, words: NOT_STATED, label: NOT_STATED };
  const behind = { name: 'Behind it: equity, other loans', look: 'range' } as const;
  const own = {
    name: `This loan: ${rank === null ? 'rank not stated' : RANKS[rank].toLowerCase()}`,
    look: 'own',
  } as const;
  const ahead =
    rank === 'first' ? [] : [{ name: AHEAD[rank ?? 'none'] ?? '', look: 'range', ...all } as const];
  if (end === null) return [...ahead, { ...own, ...all }, { ...behind, ...all }];
  const left = Math.max(0, 100 - end);
  const rest = {
    ...{ ...behind, from: end, to: Math.max(100, end), known: true, label: statedPercent(left) },
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

const AHEAD: Record<string, string> = {
  second: 'First mortgage',
  mezzanine: 'Loans ahead of it',
  none: 'Loans ahead of it, if any',
};

function drawLayer({ look, from, to, known, label }: Layer, x: Scale['at'], middle: number) {
  const [left, right] = [x(from), x(to)];
  const bar = mark.bar(known ? look : 'unknown', left, middle - 8, right - left, 16);
  if (known)
    return { marks: right > left ? [bar] : [], texts: [text('value', label, right + 6, middle + 4.5)] };
  // Only this loan has a stated end where its beginning is not stated.
  const hasEnd = label !== NOT_STATED;
  return {
    marks: [bar, ...(hasEnd ? [mark.bar('own', right - 4, middle - 8, 4, 16)] : [])],
    texts: [
      hasEnd
        ? text('value', label, right + 6, middle + 4.5)
        : text('note', label, (left + right) / 2, middle + 4.5, 'middle'),
    ],
  };
}
