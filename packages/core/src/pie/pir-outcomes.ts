import type { Citation } from '../calculation/step';

export const PIR_INVESTORS = [
  'resident-individual',
  'resident-trust',
  'resident-company',
  'charity-pie-or-proxy',
  'non-resident',
  'transitional-resident',
  'no-pir-given',
] as const;
export type PirInvestor = (typeof PIR_INVESTORS)[number];

export interface PirChoice {
  /** Percent; null where it differs by kind of income. */
  rate: number | null;
  /** Whether the tax is final; otherwise the income is returned and the PIE's tax is a credit. */
  is_final: boolean;
  explanation: string;
}

export interface PirOutcome {
  label: string;
  explanation: string;
  choices: readonly PirChoice[];
  citation: Citation;
}

const ird = (source: string): Citation => ({
  source: `Inland Revenue, ${source}`,
  source_address: 'https://www.ird.govt.nz/',
  in_force_from: null,
  checked_on: '2026-05-31',
  confidence: 'H',
});

/** Which prescribed investor rates each kind of investor in a multi-rate PIE can use. */
export const PIR_OUTCOMES: Record<PirInvestor, PirOutcome> = {
  'resident-individual': {
    label: 'Individual, tax resident in New Zealand',
    explanation:
      'The rate follows from the income of the last two years; the lower of the two may be used. 0% is not available. A wrong rate is squared up at the end of the tax year.',
    choices: [
      { rate: 10.5, is_final: true, explanation: 'Lower incomes, by the table in force.' },
      { rate: 17.5, is_final: true, explanation: 'Middle incomes, by the table in force.' },
      { rate: 28, is_final: true, explanation: 'All others. It is also the highest rate.' },
    ],
    citation: ird('21 February 2025; “Using prescribed investor rates”'),
  },
  'resident-trust': {
    label: 'Trust, tax resident in New Zealand',
    explanation:
      'Trustees choose. A 28% that the PIE deducts because no rate was given is not the same as an elected 28%. Income allocated to beneficiaries can be taxed at their rates: ask an accountant.',
    choices: [
      { rate: 28, is_final: true, explanation: 'Elected by the trustees.' },
      {
        rate: 17.5,
        is_final: false,
        explanation: 'The trust returns the income at its own rate and takes the PIE’s tax as a credit.',
      },
      {
        rate: 0,
        is_final: false,
        explanation: 'The PIE deducts nothing and the trust returns the income at its own rate.',
      },
      { rate: 10.5, is_final: false, explanation: 'Testamentary trusts only; the trust returns the income.' },
    ],
    citation: ird('trustees and PIEs'),
  },
  'resident-company': {
    label: 'Company, tax resident in New Zealand',
    explanation: 'The PIE deducts nothing; the company returns the income at the company rate.',
    choices: [{ rate: 0, is_final: false, explanation: 'Zero-rated.' }],
    citation: { ...ird('zero-rated investors'), source: 'Income Tax Act 2007, HM 57', source_address: null },
  },
  'charity-pie-or-proxy': {
    label: 'Charity, another PIE or a proxy',
    explanation: 'The PIE deducts nothing; how the income is taxed depends on the investor’s own status.',
    choices: [{ rate: 0, is_final: false, explanation: 'Zero-rated.' }],
    citation: { ...ird('zero-rated investors'), source: 'Income Tax Act 2007, HM 57', source_address: null },
  },
  'non-resident': {
    label: 'Not tax resident in New Zealand',
    explanation:
      'Taxed at 28%, unless the investor is a notified foreign investor in a foreign investment PIE. This page does not model the tax of another country.',
    choices: [
      { rate: 28, is_final: true, explanation: 'Every PIE but the two below.' },
      {
        rate: 0,
        is_final: true,
        explanation: 'Notified foreign investor in a zero-rate foreign investment PIE.',
      },
      {
        rate: null,
        is_final: true,
        explanation:
          'Notified foreign investor in a variable-rate foreign investment PIE: New Zealand interest 1.44%, unimputed dividends 15% or 30%, other New Zealand income 28%.',
      },
    ],
    citation: {
      ...ird('“Portfolio investment entities for non-residents”'),
      source_address:
        'https://www.ird.govt.nz/income-tax/income-tax-for-businesses-and-organisations/types-of-business-income/income-from-portfolio-investment-entities-pies/portfolio-investment-entities-for-non-residents',
    },
  },
  'transitional-resident': {
    label: 'Transitional resident',
    explanation:
      'The four-year exemption for new and returning residents covers PIE income only in a zero-rate foreign investment PIE. In other PIEs the rate of a resident individual applies.',
    choices: [{ rate: 0, is_final: true, explanation: 'Only in a zero-rate PIE.' }],
    citation: ird('transitional residents and PIEs'),
  },
  'no-pir-given': {
    label: 'No rate given to the PIE',
    explanation:
      'The PIE deducts 28%. For an individual the difference is squared up at the end of the tax year.',
    choices: [{ rate: 28, is_final: false, explanation: 'The default.' }],
    citation: ird('9 September 2024'),
  },
};

/** What the model leaves out, for the page to state beside its figures. */
export const PIE_NOTES: readonly { text: string; citation: Citation }[] = [
  {
    text: 'Some gains of a PIE are not taxed at all. The share of the return that is taxable is an input; nothing is taxed twice and no rate is applied to untaxed gains.',
    citation: ird('multi-rate PIEs'),
  },
  {
    text: 'Shares abroad held directly can fall under the foreign investment fund rules: under the fair dividend rate 5% of the opening market value is taxed. Individuals are outside them while the total cost is at most $50,000; shares listed in Australia can be exempt. Not modelled here.',
    citation: {
      ...ird('foreign investment funds'),
      source: 'Inland Revenue; Deloitte, April 2025',
      confidence: 'M',
    },
  },
];
