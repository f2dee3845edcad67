import { NONE, NOT_STATED } from '@tussock/core/column/value-text';
import { exactMoney, workedOutMoney } from '@tussock/core/money/money';
import { type CashFlow, type Flow, type FlowYear, feesOfFlow } from '@tussock/core/return/cash-flow';
import { formatCount } from '@tussock/core/text/format-number';

/** What of the end is not stated: all, or the number of years to it. */
export const unstatedEnd = ({ end_in_words }: CashFlow) => (end_in_words === null ? 'end' : 'end in years');

/** What is seen, without the sum that compounding gives at the end: a target is no promise of it. */
export function titleOf(flow: CashFlow): string {
  const { amount, currency, years, has_end, may_hold_growth } = flow;
  const money = exactMoney(amount, currency);
  const paid = years[0]?.paid ?? 'none';
  const end = has_end ? `the end of ${termOf(years)}` : null;
  const unstated = unstatedEnd(flow);
  if (paid === 'not_stated')
    return `${money} in; what is paid in which year is not stated${end ? '' : `, nor is an ${unstated}`}`;
  if (paid === 'none')
    return end
      ? `${money} in; nothing is paid before ${end}`
      : `${money} in; no payment and no ${unstated} is stated`;
  const yearly = `${workedOutMoney(toDollars(paid.low), currency)} ${years[0]?.until === 1 ? 'a year' : 'in all'} out`;
  const fees = feesOfFlow(flow);
  const back = end ? `and ${backOf(flow)} back at ${end}` : `and no ${unstated} is stated`;
  return `If the ${isRange(years) ? 'lower ' : ''}target is reached${may_hold_growth ? ' and all of it paid out' : ''}: ${money} in, ${yearly}${fees ? ` ${fees}` : ''}, ${back}`;
}

/** The amount; less of it where fees take more than the target. */
function backOf({ amount, currency, years }: CashFlow): string {
  const returned = years.at(-1)?.returned;
  const low = typeof returned === 'object' ? returned.low : amount;
  return low < amount ? workedOutMoney(toDollars(low), currency) : `the ${exactMoney(amount, currency)}`;
}

export function descriptionOf(flow: CashFlow): string {
  const { years } = flow;
  const isOpen = !flow.has_end || years.some(({ paid, returned }) => [paid, returned].includes('not_stated'));
  return [
    'Below the line is what you pay, and above it what you are paid: distributions, and on top of them your money at the end.',
    ...(isRange(years) ? ['Strokes mark the upper end of the target.'] : []),
    ...(isOpen || isCalledLater(flow) ? ['Hatched means not stated.'] : []),
    ...flow.assumptions,
  ].join(' ');
}

/** Whether some of the amount, or all of it, is paid on dates that are not stated. */
export const isCalledLater = ({ at_start, amount }: CashFlow) => at_start < amount;

const isRange = (years: readonly FlowYear[]) =>
  years.some(({ paid, returned }) =>
    [paid, returned].some((flow) => typeof flow === 'object' && flow.low !== flow.high),
  );

function termOf(years: readonly FlowYear[]): string {
  const last = years.at(-1)?.until ?? 0;
  return Number.isInteger(last)
    ? formatCount(last, 'years')
    : formatCount(Math.round(last * 120) / 10, 'months');
}

/** Cents only in small amounts. */
export const toDollars = (amount: number) => (amount < 100 ? amount : Math.round(amount));

/** "Year 2"; of a last part of a year, "Months 13 to 18". */
export function nameOf(years: readonly FlowYear[], at: number): string {
  const [first, last] = [at * 12 + 1, monthOf(years, at)];
  if (last === at * 12 + 12) return `Year ${at + 1}`;
  return first < last ? `Months ${first} to ${last}` : `Month ${last}`;
}

/** The month in which a year ends, or the term inside it: six weeks end in the second. */
const monthOf = (years: readonly FlowYear[], at: number) => Math.ceil((years[at]?.until ?? 0) * 12 - 1e-6);

/** What is at the end of a year: "Year 2", or "Month 18" where the term ends inside it. */
export const endName = (years: readonly FlowYear[], at: number) =>
  monthOf(years, at) === at * 12 + 12 ? `Year ${at + 1}` : `Month ${monthOf(years, at)}`;

export function flowText(flow: Flow, currency: string): string {
  if (flow === 'none') return NONE;
  if (flow === 'not_stated') return NOT_STATED;
  const [low, high] = [flow.low, flow.high].map((amount) => workedOutMoney(toDollars(amount), currency));
  return low === high ? (low ?? '') : `${low} to ${high}`;
}
