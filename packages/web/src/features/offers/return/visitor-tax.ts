import {
  APPROVED_ISSUER_LEVY,
  NOTIFIED_FOREIGN_INVESTOR_RATES,
  NRWT_RATES,
} from '@tussock/core/pie/non-resident-rates';
import {
  COMPANY_RATE,
  FAIR_DIVIDEND_RATE,
  HIGHEST_PIR,
  LISTED_PIE_RATE,
  PERSONAL_RATES,
  PIR_TABLES,
  TRUSTEE_RATES,
} from '@tussock/core/pie/rates';
import type { Earnings } from '@tussock/core/return/earnings';
import type { ReturnTax } from '@tussock/core/return/return-tax';
import { type EffectiveDated, entryInForce, requireInForce } from '@tussock/core/settings/effective-dated';
import { formatPercent } from '@tussock/core/text/format-number';
import type { HeldAs, InvestorKind, ReturnInputs } from './return-inputs';

/** A rate that the visitor may choose, percent, and when it is the right one. */
export interface RateChoice {
  rate: number;
  label: string;
}

type Holder = Pick<ReturnInputs, 'route' | 'kind'>;

/** The flat rates that a holder may have; none where tax goes by bands or is not modelled. */
export function rateChoices({ route, kind }: Holder, income: Earnings['income'], on: string): RateChoice[] {
  if (route === 'pie') return pieRates(kind, on);
  return route === 'direct' && kind === 'non-resident' ? withheldRates(income, on) : [];
}

export const firstRate = (holder: Holder, income: Earnings['income'], on: string): number | undefined =>
  rateChoices(holder, income, on)[0]?.rate;

function pieRates(kind: InvestorKind, on: string): RateChoice[] {
  const highest = requireInForce(HIGHEST_PIR, on, 'highest PIR').value;
  if (kind === 'company') {
    const rate = requireInForce(COMPANY_RATE, on, 'company tax rate').value;
    return [choice(rate, 'returned by the company')];
  }
  if (kind === 'trust') return [choice(highest, 'chosen by the trustees, final')];
  if (kind === 'individual') {
    const lower = requireInForce(PIR_TABLES, on, 'table of PIRs').value.map(({ pir }) => pir);
    return [highest, ...lower.toReversed()].map((rate) => ({ rate, label: formatPercent(rate) }));
  }
  const { zero_rate, variable } = requireInForce(
    NOTIFIED_FOREIGN_INVESTOR_RATES,
    on,
    'table of rates of notified foreign investors',
  ).value;
  const { nz_interest, unimputed_dividends, offshore } = variable;
  return [
    choice(highest, 'not a notified foreign investor'),
    choice(zero_rate, 'notified, zero-rate PIE'),
    choice(nz_interest, 'notified, New Zealand interest'),
    choice(unimputed_dividends.treaty, 'notified, dividends, treaty country'),
    choice(unimputed_dividends.no_treaty, 'notified, dividends, no treaty'),
    ...(offshore === zero_rate ? [] : [choice(offshore, 'notified, offshore income')]),
  ];
}

function withheldRates(income: Earnings['income'], on: string): RateChoice[] {
  const { interest, dividends } = requireInForce(NRWT_RATES, on, 'table of NRWT rates').value;
  if (income === 'distributions')
    return [
      choice(dividends.no_treaty, 'NRWT on dividends, no treaty'),
      choice(dividends.most_treaties, 'NRWT on dividends, most treaties'),
    ];
  const levy = requireInForce(APPROVED_ISSUER_LEVY, on, 'approved issuer levy').value;
  return [
    choice(interest.no_treaty, 'NRWT on interest, no treaty'),
    choice(interest.most_treaties, 'NRWT on interest, most treaties'),
    choice(levy, 'approved issuer levy'),
  ];
}

const choice = (rate: number, when: string): RateChoice => ({
  rate,
  label: `${formatPercent(rate)}: ${when}`,
});

/** How the visitor is taxed on the offer's return, on a date. */
export function taxOf({ route, kind, rate, other_income }: ReturnInputs, on: string): ReturnTax {
  if (route === 'none') return { route };
  if (route === 'pie') return { route, rate, is_company: kind === 'company' };
  if (route === 'listed-pie')
    return kind === 'individual'
      ? { route, rate: requireInForce(LISTED_PIE_RATE, on, 'rate of listed PIEs').value }
      : { route: 'not-modelled', reason: LISTED_PIE_REASON };
  if (kind === 'non-resident')
    return route === 'direct'
      ? { route: 'withholding', rate }
      : { route: 'not-modelled', reason: PARTNER_REASON };
  return { route, taxpayer: kind === 'company' ? { kind } : { kind, other_income } };
}

/** Where the rates of the calculation come from. */
export function rateSources(inputs: ReturnInputs, on: string): EffectiveDated<unknown>[] {
  const { route, kind, growth_tax } = inputs;
  if (route === 'none') return [];
  if (route === 'listed-pie') return inForce(LISTED_PIE_RATE, on);
  if (kind === 'non-resident') return route === 'limited-partnership' ? [] : nonResidentSources(route, on);
  const own = {
    individual:
      route === 'pie'
        ? [...inForce(PIR_TABLES, on), ...inForce(HIGHEST_PIR, on)]
        : inForce(PERSONAL_RATES, on),
    trust: inForce(route === 'pie' ? HIGHEST_PIR : TRUSTEE_RATES, on),
    company: inForce(COMPANY_RATE, on),
  }[kind];
  return growth_tax === 'fdr' ? [...inForce(FAIR_DIVIDEND_RATE, on), ...own] : own;
}

const nonResidentSources = (route: HeldAs, on: string): EffectiveDated<unknown>[] =>
  route === 'pie'
    ? [...inForce(HIGHEST_PIR, on), ...inForce(NOTIFIED_FOREIGN_INVESTOR_RATES, on)]
    : [...inForce(NRWT_RATES, on), ...inForce(APPROVED_ISSUER_LEVY, on)];

const inForce = (entries: readonly EffectiveDated<unknown>[], on: string): EffectiveDated<unknown>[] =>
  [entryInForce(entries, on)].filter((entry) => entry !== undefined);

const LISTED_PIE_REASON = 'A listed PIE is modelled for a person who lives in New Zealand only.';
const PARTNER_REASON =
  'A partner who does not live in New Zealand is taxed on New Zealand income of the partnership. That is not modelled.';

const KIND_WORDS: Record<InvestorKind, string> = {
  individual: 'an individual',
  trust: 'a trust',
  company: 'a company',
  'non-resident': 'a non-resident',
};

/** "in a PIE at 28%", "for a trust with $5,000 of other income": how tax is taken, in the sentence of the result. */
export function taxWords({ route, kind, rate, growth_tax }: ReturnInputs, incomeText: string): string {
  if (route === 'pie') return `in a PIE at ${formatPercent(rate)}`;
  if (route === 'listed-pie') return 'in a listed PIE';
  const who = `for ${KIND_WORDS[kind]}`;
  if (kind === 'non-resident') return `of ${formatPercent(rate)} withheld ${who}`;
  const how = growth_tax === 'fdr' ? 'under the fair dividend rate ' : '';
  return kind === 'company' ? `${how}${who}` : `${how}${who} with ${incomeText} of other income`;
}

/** The fair dividend rate is for a resident who holds directly. */
export const mayUseFdr = ({ route, kind }: Holder): boolean => route === 'direct' && kind !== 'non-resident';

/** What is withheld from a non-resident is taken from income alone. */
export const mayTaxGrowth = ({ route, kind }: Holder): boolean => kind !== 'non-resident' || route === 'pie';

export const isByBands = ({ route, kind }: Holder): boolean =>
  (route === 'direct' || route === 'limited-partnership') && kind !== 'non-resident';

export const HELD_AS_LABELS: Record<HeldAs, string> = {
  pie: 'PIE',
  'listed-pie': 'Listed PIE',
  direct: 'Held directly',
  'limited-partnership': 'Limited partnership',
  none: 'No tax',
};

export const INVESTOR_LABELS: Record<InvestorKind, string> = {
  individual: 'Individual',
  trust: 'Trust',
  company: 'Company',
  'non-resident': 'Non-resident',
};
