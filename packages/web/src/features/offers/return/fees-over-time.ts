import type { ChartDrawing, ChartGroup, ChartText } from '@tussock/core/answers/chart';
import { textWidth } from '@tussock/core/chart/fit-text';
import { linearScale } from '@tussock/core/chart/linear-scale';
import { bothDrawings, ground, mark, type Size, text } from '@tussock/core/chart/parts';
import type { ReturnResult } from '@tussock/core/return/after-everything';
import { yearEnds } from '@tussock/core/return/cash-flow';
import { feesToTake, type OfferFees, RUNNING_FEES } from '@tussock/core/return/fees';
import { feesText } from '@tussock/core/return/missing-fees';
import { MOST_DRAWN_YEARS } from '@tussock/core/return/no-cash-flow';
import type { ReturnInput } from '@tussock/core/return/return-input';
import type { FeesIn } from '@tussock/core/return/taken-off';
import { formatCount } from '@tussock/core/text/format-number';
import type { ShownChart } from '../../../ui/chart/chart-figure';
import { nzdBeside } from '../../../ui/offer/nzd-text';

/** What is said of fees that the target is stated after. */
const NOT_DRAWN: Partial<Record<FeesIn, string>> = {
  net: 'The target is already after management and performance fees, so they are not drawn.',
  net_of_management: 'The target is already after the management fee, so it is not drawn.',
};

type Computed = Extract<ReturnResult, { computed: true }>;

/**
 * The stated fees added up over the term in dollars of the visitor's amount, at the lower target; null where none is stated
 * above 0. The amount stays as it is: each year costs what the first one does.
 */
export function feesOverTime(
  result: Computed,
  { amount, currency, fees, fees_in }: ReturnInput,
): ShownChart | null {
  const dollars = (value: number) => nzdBeside(currency, Math.round(value));
  const { steps, term_years, not_stated, fee_on_flow } = result;
  const first = steps.find(({ id }) => id === 'management_fee')?.before.low ?? result.target.low;
  const afterRunning = steps.find(({ id }) => id === 'performance_fee')?.after.low ?? first;
  const yearly = (amount * (first - afterRunning)) / 100;
  const entry = (amount * (fees.entry_fee ?? 0)) / 100;
  const exit = (amount * (fees.exit_fee ?? 0)) / 100;
  const ends = yearEnds(term_years);
  if (yearly * term_years + entry + exit < 1 || ends.length > MOST_DRAWN_YEARS) return null;
  const years = ends.map((until, at) => ({
    name: Number.isInteger(until) ? `Year ${until}` : `Year ${at + 1}, to its end`,
    paid: entry + yearly * until + (at === ends.length - 1 ? exit : 0),
  }));
  const total = years.at(-1)?.paid ?? 0;
  const term = Number.isInteger(term_years)
    ? formatCount(term_years, 'years')
    : formatCount(Math.round(term_years * 120) / 10, 'months');
  const parts = [
    ...(entry > 0 ? [`${dollars(entry)} at the start`] : []),
    ...(yearly >= 1 ? [`${dollars(yearly)} a year`] : []),
    ...(exit > 0 ? [`${dollars(exit)} at the end`] : []),
  ];
  return {
    title: `The stated fees come to ${dollars(total)} over ${term} on ${dollars(amount)}${notCounted(fees, fees_in)}`,
    description: [
      `Each bar is what you have paid in fees by the end of that year: ${parts.join(', ')}.`,
      'The chart uses the lower target and an amount that stays the same.',
      ...(NOT_DRAWN[fees_in] ? [NOT_DRAWN[fees_in]] : []),
      ...(not_stated.length > 0
        ? [
            `Fees that are not stated${fee_on_flow ? ', or are not a share of the amount,' : ''} are left out.`,
          ]
        : []),
    ].join(' '),
    ...bothDrawings((size) => draw(years, dollars, size)),
    focus: 'none',
    table: {
      columns: ['By the end of', 'Fees so far'],
      rows: years.map(({ name, paid }) => ({ name, link: null, cells: [dollars(paid)] })),
    },
    source: 'Fees as stated by the provider; amount and term as set on this page',
    as_of: null,
  };
}

/** Names in the title the fees that are charged and not drawn: without them the total would read as all that is paid. */
function notCounted(fees: OfferFees, fees_in: FeesIn): string {
  const drawn = feesToTake(fees_in);
  const inTarget = RUNNING_FEES.filter((name) => !drawn.includes(name) && (fees[name] ?? 0) > 0);
  return inTarget.length === 0 ? '' : `, not counting ${feesText(inTarget)}`;
}

const [TOP, HEIGHT, AXIS, TICK_SIZE] = [22, 140, 22, 12];

function draw(
  years: readonly { paid: number }[],
  dollars: (value: number) => string,
  { width }: Size,
): ChartDrawing {
  const total = years.at(-1)?.paid ?? 0;
  const y = linearScale([0, total], [TOP + HEIGHT, TOP], 3);
  // The labels are whole dollars: half a dollar would read as one.
  const ticks = y.ticks(3).filter(Number.isInteger);
  const left = Math.max(64, ...ticks.map((tick) => textWidth(dollars(tick), TICK_SIZE) + 10));
  const step = (width - left) / years.length;
  const every = Math.ceil(46 / step);
  const groups = years.map(({ paid }, row): ChartGroup => {
    const x = left + row * step;
    const isLast = row === years.length - 1;
    const isFirst = row === 0 && step * years.length > 160;
    return {
      row,
      marks: [mark.bar('range', x + step * 0.14, y.at(paid), step * 0.72, y.at(0) - y.at(paid))],
      texts: [
        ...(isLast ? [text('value', dollars(paid), x + step * 0.86, y.at(paid) - 6, 'end')] : []),
        ...(isFirst && !isLast ? [text('value', dollars(paid), x + step * 0.14, y.at(paid) - 6)] : []),
        ...((row + 1) % every === 0
          ? [text('tick', `Year ${row + 1}`, x + step / 2, TOP + HEIGHT + AXIS - 5, 'middle')]
          : []),
      ],
    };
  });
  const axis = ground(
    ticks.map((tick) => mark.line(tick === 0 ? 'zero' : 'grid', left, y.at(tick), width, y.at(tick))),
    ticks.map((tick): ChartText => text('tick', dollars(tick), left - 6, y.at(tick) + 4, 'end')),
  );
  return { width, height: TOP + HEIGHT + AXIS, x: null, y: y.described, groups: [axis, ...groups] };
}
