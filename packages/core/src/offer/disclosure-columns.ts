import type { Columns } from '../column/column';

const ASKED = { conditional: true } as const;
const SHARE = { kind: 'percent', min: 0, max: 100, figure: true, words: { 0: 'None' }, ...ASKED } as const;
const LOCKED = { locked: true, ...ASKED } as const;

/** What the fees are charged on and above; locked as the fees are. */
export const FEE_TERM_COLUMNS = {
  fee_base: {
    kind: 'copy',
    ...LOCKED,
    label: 'Fee base',
    note: 'what the management fee is charged on',
  },
  performance_hurdle: {
    ...SHARE,
    ...LOCKED,
    label: 'Performance hurdle',
    note: 'the return a year above which the performance fee is charged',
  },
  performance_catch_up: {
    ...SHARE,
    ...LOCKED,
    label: 'Catch-up',
    note: 'the manager’s share of gains over the hurdle until it has its full share of all gains',
  },
  high_water_mark: {
    kind: 'boolean',
    ...LOCKED,
    label: 'High-water mark',
    note: 'whether losses must be made good before a performance fee is charged again',
  },
  returns_stated: {
    kind: 'one-of',
    values: { gross: 'Before fees (gross)', net: 'After fees (net)' },
    also: { 'net-of-fees': 'net' },
    ...LOCKED,
    label: 'Returns stated',
  },
} as const satisfies Columns;

/** How and when an investor can leave; locked as the fees are. */
export const EXIT_COLUMNS = {
  exit_windows: {
    kind: 'windows',
    ...LOCKED,
    label: 'Exit windows',
    note: 'when requests to withdraw are taken',
    about: 'Dates, or the months of every year.',
  },
  exit_notice_days: {
    kind: 'number',
    min: 0,
    max: 3_660,
    unit: 'days',
    figure: true,
    ...LOCKED,
    label: 'Exit notice',
    words: { 0: 'None' },
  },
  exit_gate: {
    ...SHARE,
    ...LOCKED,
    words: {},
    unit: 'of the fund',
    label: 'Exit gate',
    note: 'the most that can be withdrawn at one time',
  },
} as const satisfies Columns;

/** Of lending: what ASIC's Regulatory Guide 45 asks of mortgage schemes, as a model; it is not law in New Zealand. */
const CREDIT_COLUMNS = {
  loan_to_value: {
    kind: 'percent',
    min: 0,
    figure: true,
    ...ASKED,
    label: 'Loan to value',
    about: 'The loan in percent of the value of its security; of a pool, the average.',
  },
  security_rank: {
    kind: 'one-of',
    values: {
      first: 'First-ranking',
      second: 'Second-ranking',
      mezzanine: 'Mezzanine',
      unsecured: 'Unsecured',
    },
    ...ASKED,
    label: 'Rank of security',
  },
  arrears_share: { ...SHARE, unit: 'of loans', label: 'Loans in arrears' },
  impaired_share: { ...SHARE, unit: 'of loans', label: 'Impaired loans' },
  largest_loan_share: { ...SHARE, unit: 'of loans', label: 'Largest loan' },
  related_party_loans: {
    kind: 'copy',
    ...ASKED,
    label: 'Related-party loans',
    about: 'Loans to the manager, its owners or companies of theirs.',
  },
  borrower_fees_kept: {
    ...SHARE,
    label: 'Borrower fees kept',
    note: 'the manager’s share of the fees that borrowers pay',
  },
} as const satisfies Columns;

/** Of property: what ASIC's Regulatory Guide 46 asks of unlisted property schemes, as a model. */
const PROPERTY_COLUMNS = {
  gearing: {
    kind: 'percent',
    min: 0,
    figure: true,
    ...ASKED,
    label: 'Gearing',
    note: 'interest-bearing debt, in percent of assets',
    words: { 0: 'None' },
  },
  interest_cover: {
    kind: 'number',
    min: -1_000,
    max: 1_000,
    unit: 'times',
    figure: true,
    ...ASKED,
    label: 'Interest cover',
    note: 'earnings before interest, over interest',
  },
  occupancy: { ...SHARE, words: {}, label: 'Occupancy' },
  lease_term_years: {
    kind: 'number',
    min: 0,
    max: 999,
    unit: 'years',
    figure: true,
    ...ASKED,
    label: 'Average lease term',
    note: 'what is left of the leases, weighted by rent',
  },
  valuer: { kind: 'text', ...ASKED, label: 'Valuer' },
  valued_on: { kind: 'date', figure: true, ...ASKED, label: 'Valued on' },
} as const satisfies Columns;

/** Of a fund: what the ILPA Principles and reporting templates ask of private funds, as a model. */
const FUND_DISCLOSURE_COLUMNS = {
  called_share: {
    ...SHARE,
    unit: 'of commitments',
    label: 'Capital called so far',
  },
  valuation_policy: { kind: 'copy', ...ASKED, label: 'Valuation policy' },
  auditor: { kind: 'text', ...ASKED, label: 'Auditor' },
  custodian: { kind: 'text', ...ASKED, label: 'Custodian' },
  supervisor: { kind: 'text', ...ASKED, label: 'Supervisor or trustee' },
} as const satisfies Columns;

/** Of a company that raises money. */
const COMPANY_COLUMNS = {
  round: { kind: 'copy', max: 200, ...ASKED, label: 'Round' },
  pre_money: {
    kind: 'amount',
    currency: 'investment_currency',
    figure: true,
    ...ASKED,
    label: 'Pre-money valuation',
    note: 'the value of the company before this money',
  },
  instrument: { kind: 'copy', ...ASKED, label: 'Instrument' },
  investor_rights: { kind: 'copy', ...ASKED, label: 'Investor rights' },
} as const satisfies Columns;

/** Facts that guides advise wholesale investors to ask for, in some asset classes and not in others. */
export const DISCLOSURE_COLUMNS = {
  ...CREDIT_COLUMNS,
  ...PROPERTY_COLUMNS,
  ...FUND_DISCLOSURE_COLUMNS,
  ...COMPANY_COLUMNS,
} as const satisfies Columns;
