import type { Unit } from '../calculation/step';
import { type FeeName, feesToTake, isFeeOnFlow, managementFeeOf, performanceNote } from './fees';
import type { ReturnInput } from './return-input';
import { isFdr, type ReturnTax } from './return-tax';
import type { ReturnSpan } from './span';

export type StepId = 'growth' | FeeName | 'tax' | 'exit_tax' | 'inflation';

export interface ReturnStep {
  id: StepId;
  label: string;
  /** What is deducted: a fee in percent, a tax rate, inflation; what is added, for growth. Null where there is no single rate. */
  rate: { value: number; unit: Unit } | null;
  before: ReturnSpan;
  after: ReturnSpan;
  /** What is shown in place of the rate: the offer does not state it and 0 is assumed, or it is not modelled. */
  state: 'taken' | 'not_stated' | 'not_modelled';
  note: string;
}

type Line = Omit<ReturnStep, 'id' | 'before' | 'after'>;

/** The steps in words, each with the figure before and after it. `spans` has the figure after each step, in order. */
export function stepsOf(
  input: ReturnInput,
  target: ReturnSpan,
  spans: ReadonlyMap<StepId, ReturnSpan>,
  years: number,
): ReturnStep[] {
  let before = target;
  return [...spans].map(([id, after]) => {
    const step = { id, ...LINES[id](input, years), before, after };
    before = after;
    return step;
  });
}

const LINES: Record<StepId, (input: ReturnInput, years: number) => Line> = {
  growth: ({ growth }) => ({
    label: 'Growth, assumed',
    rate: { value: growth, unit: 'percent_a_year' },
    state: 'taken',
    note: 'Added to the cash yield. The provider does not state it; you can change it.',
  }),
  management_fee: (input) => {
    const { percent, note } = managementFeeOf(input.fees);
    return runningFee(input, 'management_fee', {
      label: 'Management fee',
      rate: { value: percent, unit: 'percent_a_year' },
      state: isFeeOnFlow(input.fees) ? 'not_modelled' : 'taken',
      note,
    });
  },
  performance_fee: (input) =>
    runningFee(input, 'performance_fee', {
      label: 'Performance fee',
      rate: { value: input.fees.performance_fee ?? 0, unit: 'share' },
      state: 'taken',
      note: performanceNote(input.fees),
    }),
  entry_fee: (input, years) => feePaidOnce(input, 'entry_fee', 'Entry fee', years),
  exit_fee: (input, years) => feePaidOnce(input, 'exit_fee', 'Exit fee', years),
  tax: taxLine,
  exit_tax: ({ tax }) => ({
    label: 'Tax on growth, at exit',
    rate: 'rate' in tax ? { value: tax.rate, unit: 'share' } : null,
    state: 'taken',
    note: `Taxed once on the total gain at the end of the term, ${'taxpayer' in tax ? 'on top of the other income of that year, ' : ''}shown as a yearly rate. Entry and exit fees come off the gain.`,
  }),
  inflation: ({ inflation }) => ({
    label: 'Inflation',
    rate: { value: inflation, unit: 'percent_a_year' },
    state: 'taken',
    note: 'Prices rise, so the same money buys less.',
  }),
};

function runningFee({ fees, fees_in }: ReturnInput, name: FeeName, line: Line): Line {
  if (!feesToTake(fees_in).includes(name))
    return {
      ...line,
      rate: null,
      state: 'taken',
      note: 'The target is stated after it, so it is not taken again.',
    };
  return fees[name] === null ? { ...line, state: 'not_stated', note: NOT_STATED } : line;
}

function feePaidOnce(
  { fees, open_ended, term_years }: ReturnInput,
  name: FeeName,
  label: string,
  years: number,
): Line {
  const rate = { value: fees[name] ?? 0, unit: 'share' } as const;
  if (fees[name] === null) return { label, rate, state: 'not_stated', note: NOT_STATED };
  const term = `${Number(years.toFixed(2))} ${years === 1 ? 'year' : 'years'}`;
  return {
    label,
    rate,
    state: 'taken',
    note: `Paid once, spread over ${term}${open_ended && term_years ? ', the shortest time that it is held' : ''}.`,
  };
}

const NOT_STATED = 'Not stated; 0% is assumed.';

function taxLine(input: ReturnInput): Line {
  const { tax } = input;
  const line: Line = {
    label: TAX_LABELS[tax.route],
    rate: 'rate' in tax ? { value: tax.rate, unit: 'share' } : null,
    state: 'taken',
    note: '',
  };
  if (tax.route === 'none')
    return { ...line, rate: { value: 0, unit: 'share' }, note: 'No tax is taken in this model.' };
  if (tax.route === 'not-modelled') return { ...line, state: 'not_modelled', note: tax.reason };
  if (isFdr(input)) return { ...line, note: FDR_NOTE };
  if (input.kind !== 'cash-yield' && input.income_share === 0)
    return { ...line, rate: { value: 0, unit: 'share' }, note: NO_INCOME_NOTE };
  const taxed = 'taxpayer' in tax ? 'at your own rates, on top of your other income' : `at ${tax.rate}%`;
  const { entry_fee, exit_fee } = input.fees;
  const fees = entry_fee || exit_fee ? ' Entry and exit fees are not deducted from that income.' : '';
  return { ...line, note: `On each year’s income, ${taxed}.${fees}${ROUTE_NOTES[tax.route] ?? ''}` };
}

const TAX_LABELS: Record<ReturnTax['route'], string> = {
  none: 'Tax',
  'not-modelled': 'Tax',
  pie: 'Tax in the PIE',
  'listed-pie': 'Tax in the listed PIE',
  direct: 'Tax',
  'limited-partnership': 'Tax on your share',
  withholding: 'Tax withheld',
};

const ROUTE_NOTES: Partial<Record<ReturnTax['route'], string>> = {
  'limited-partnership':
    ' A limited partnership is not taxed itself: you are taxed each year on your share of its income, even if no cash is paid.',
  'listed-pie': ' A listed PIE pays the tax itself; you may leave its distributions out of your return.',
  withholding: ' Tax in your own country is not modelled.',
};

const NO_INCOME_NOTE = 'All of the return counts as growth, so there is no yearly income to tax.';

const FDR_NOTE =
  'Fair dividend rate: 5% of the value each year is taxed, in place of income and growth. A person or a trust is taxed on the return itself where it is lower, as the rules allow people and family trusts.';
