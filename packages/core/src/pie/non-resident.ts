import { figureText } from '../calculation/figure-text';
import { type Citation, citationOf, oldestCheck, type Step } from '../calculation/step';
import { type EffectiveDated, requireInForce } from '../settings/effective-dated';
import { flatTax, returnOfYear, type TaxInput, type TaxRoute } from './compare-tax';
import { APPROVED_ISSUER_LEVY, NOTIFIED_FOREIGN_INVESTOR_RATES, NRWT_RATES } from './non-resident-rates';
import { HIGHEST_PIR } from './rates';

/** What the taxable part of the return is, for somebody who is not tax resident in New Zealand. */
export const FOREIGN_INVESTOR_INCOMES = {
  'nz-interest': 'New Zealand interest',
  'nz-dividends': 'New Zealand dividends without imputation credits',
  'other-nz': 'Other New Zealand income',
  offshore: 'Income from outside New Zealand',
} as const;
export type ForeignInvestorIncome = keyof typeof FOREIGN_INVESTOR_INCOMES;

export interface NonResidentInput
  extends Pick<TaxInput, 'amount' | 'return_percent' | 'taxable_share' | 'on'> {
  income_kind: ForeignInvestorIncome;
  /** Whether New Zealand has a double tax agreement with the country of residence. */
  treaty: boolean;
}

export type NonResidentRoute =
  | ({ modelled: true } & Omit<TaxRoute, 'id'> & { id: string })
  | { modelled: false; id: string; label: string; reason: string };

export interface NonResidentTax {
  /** NZD a year before tax. */
  income: number;
  taxable_income: number;
  steps: readonly Step[];
  routes: readonly NonResidentRoute[];
  summary: string;
  rates_checked_on: string | null;
  disclaimer: string;
}

const DISCLAIMER =
  'A model of one year of New Zealand tax, not tax advice. It leaves out fees, losses and the tax of the country where you live. Ask a tax adviser before relying on it.';

/**
 * One year of New Zealand tax of a non-resident on the same income: through a PIE at the highest PIR, through the two
 * kinds of foreign investment PIE for a notified foreign investor, and held directly where Inland Revenue publishes a rate
 * that is withheld. Everything else is "not modelled".
 */
export function nonResidentTax(input: NonResidentInput): NonResidentTax {
  const year = returnOfYear(input);
  const { on } = input;
  const nfi = requireInForce(
    NOTIFIED_FOREIGN_INVESTOR_RATES,
    on,
    'table of rates of notified foreign investors',
  );
  const highest = requireInForce(HIGHEST_PIR, on, 'highest PIR');
  const routes: NonResidentRoute[] = [
    flat(year, {
      id: 'pie',
      label: `Through a PIE at ${highest.value}%`,
      rate: highest.value,
      entry: highest,
      note: 'Every PIE, where you are not a notified foreign investor in a foreign investment PIE. You cannot choose a lower rate.',
    }),
    flat(year, {
      id: 'zero-rate',
      label: 'Through a zero-rate foreign investment PIE, notified',
      rate: nfi.value.zero_rate,
      entry: nfi,
      note: 'Inland Revenue publishes this rate for all income of such a PIE. Ask the fund whether it can earn this kind of income: that is not modelled.',
    }),
    flat(year, {
      id: 'variable-rate',
      label: 'Through a variable-rate foreign investment PIE, notified',
      rate: variableRate(nfi.value.variable, input),
      entry: nfi,
      note: `The rate for this kind of income: ${FOREIGN_INVESTOR_INCOMES[input.income_kind]}.`,
    }),
    ...directRoutes(year, input),
  ];
  const modelled = routes.flatMap((route) => (route.modelled ? [route] : []));
  return {
    ...year,
    routes,
    summary: summaryOf(modelled.map(({ tax }) => tax)),
    rates_checked_on: oldestCheck(modelled.flatMap(({ steps }) => steps.map(({ citation }) => citation))),
    disclaimer: DISCLAIMER,
  };
}

/**
 * A zero-rate foreign investment PIE for a transitional resident. In any other PIE the rate of a resident individual applies
 * (Inland Revenue, "Using PIRs").
 */
export function transitionalRoute(
  input: Pick<TaxInput, 'amount' | 'return_percent' | 'taxable_share' | 'on'>,
): TaxRoute {
  const entry = requireInForce(
    NOTIFIED_FOREIGN_INVESTOR_RATES,
    input.on,
    'table of rates of notified foreign investors',
  );
  const rate = entry.value.zero_rate;
  return {
    id: 'pie-zero-rate',
    label: 'Through a zero-rate foreign investment PIE',
    ...flatTax(
      {
        step: 'Tax in the PIE',
        rate_label: 'Rate',
        rate,
        note: 'Only while the temporary exemption lasts, and only in a zero-rate PIE.',
        citation: citationOf(entry),
      },
      returnOfYear(input),
    ),
  };
}

type Variable = (typeof NOTIFIED_FOREIGN_INVESTOR_RATES)[number]['value']['variable'];

function variableRate(rates: Variable, { income_kind, treaty }: NonResidentInput): number {
  const dividends = treaty ? rates.unimputed_dividends.treaty : rates.unimputed_dividends.no_treaty;
  return {
    'nz-interest': rates.nz_interest,
    'nz-dividends': dividends,
    'other-nz': rates.other_nz,
    offshore: rates.offshore,
  }[income_kind];
}

type Year = ReturnType<typeof returnOfYear>;

function directRoutes(year: Year, { income_kind, treaty, on }: NonResidentInput): NonResidentRoute[] {
  const nrwt = requireInForce(NRWT_RATES, on, 'table of NRWT rates');
  const rateOf = (rates: { no_treaty: number; most_treaties: number }) =>
    treaty ? rates.most_treaties : rates.no_treaty;
  const withheld = (rate: number): NonResidentRoute =>
    flat(year, {
      id: 'direct',
      label: 'Held directly, with NRWT withheld',
      rate,
      entry: nrwt,
      note: treaty ? 'The rate of most agreements. Look up the one with your country.' : null,
    });
  if (income_kind === 'nz-dividends') return [withheld(rateOf(nrwt.value.dividends))];
  if (income_kind !== 'nz-interest')
    return [
      {
        modelled: false,
        id: 'direct',
        label: 'Held directly',
        reason:
          'Not modelled: this page has no published rate for this kind of income held directly by a non-resident.',
      },
    ];
  const levy = requireInForce(APPROVED_ISSUER_LEVY, on, 'approved issuer levy');
  return [
    withheld(rateOf(nrwt.value.interest)),
    flat(year, {
      id: 'levy',
      label: 'Held directly, from an approved issuer',
      rate: levy.value,
      entry: levy,
      note: 'The issuer pays the levy and withholds no NRWT. It is for lenders who are not associated with the issuer.',
    }),
  ];
}

function flat(
  year: Year,
  {
    id,
    label,
    rate,
    entry,
    note,
  }: { id: string; label: string; rate: number; entry: EffectiveDated<unknown>; note: string | null },
): NonResidentRoute {
  const citation: Citation = citationOf(entry);
  const tax = flatTax({ step: 'New Zealand tax', rate_label: 'Rate', rate, note, citation }, year);
  return { modelled: true, id, label, ...tax };
}

function summaryOf(taxes: readonly number[]): string {
  const text = (value: number) => figureText({ value, unit: 'NZD' });
  const [least, most] = [Math.min(...taxes), Math.max(...taxes)];
  if (least === most) return `In this model New Zealand tax is ${text(least)} a year by every route.`;
  return `In this model New Zealand tax is ${text(least)} to ${text(most)} a year, depending on the route.`;
}
