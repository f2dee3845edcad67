/**
 * The facts of an offer as its page and the comparison group them: columns, and facts made of several (`composed-facts.ts`).
 * Groups of key facts share one part of the page; each other group has its own.
 */
export const FACT_GROUPS = [
  {
    name: 'terms',
    title: 'The terms',
    keyFacts: true,
    facts: ['minimum_investment', 'target_return', 'term', 'distribution', 'liquidity', 'risk_rating'],
  },
  {
    name: 'dates',
    title: 'Status and dates',
    keyFacts: true,
    facts: ['status', 'created_at', 'closes_on', 'closed_on'],
  },
  {
    name: 'form',
    title: 'Form and eligibility',
    keyFacts: true,
    facts: [
      'asset_class',
      'offer_type',
      'security_type',
      'tax_structure',
      'investment_currency',
      'location',
      'is_aip_eligible',
      'is_secondary_market',
      'tags',
    ],
  },
  {
    name: 'fees',
    title: 'Fees',
    keyFacts: false,
    facts: [
      'management_fee',
      'fee_base',
      'performance_fee',
      'performance_hurdle',
      'performance_catch_up',
      'high_water_mark',
      'entry_fee',
      'exit_fee',
      'returns_stated',
    ],
  },
  {
    name: 'credit',
    title: 'Loans and security',
    keyFacts: false,
    facts: [
      'loan_to_value',
      'security_rank',
      'arrears_share',
      'impaired_share',
      'largest_loan_share',
      'related_party_loans',
      'borrower_fees_kept',
    ],
  },
  {
    name: 'property',
    title: 'Assets and debt',
    keyFacts: false,
    facts: ['gearing', 'interest_cover', 'occupancy', 'lease_term_years', 'valuer', 'valued_on'],
  },
  {
    name: 'company',
    title: 'Round and rights',
    keyFacts: false,
    facts: ['round', 'pre_money', 'instrument', 'investor_rights'],
  },
  {
    name: 'fund',
    title: 'Fund and oversight',
    keyFacts: false,
    facts: ['called_share', 'valuation_policy', 'auditor', 'custodian', 'supervisor'],
  },
  {
    name: 'exit',
    title: 'Leaving early',
    keyFacts: false,
    facts: ['exit_windows', 'exit_notice_days', 'exit_gate'],
  },
  {
    name: 'people',
    title: 'Who is behind it',
    keyFacts: false,
    facts: [
      'provider',
      'provider_type',
      'provider_location',
      'provider_established',
      'provider_aum',
      'platform',
      'fund',
      'fund_structure',
      'conflicts',
    ],
  },
  {
    name: 'registers',
    title: 'Register numbers',
    keyFacts: true,
    facts: ['nzbn', 'company_number', 'fsp_number', 'lei', 'isin'],
  },
  { name: 'outcome', title: 'Outcome', keyFacts: false, facts: ['outcome_return'] },
  { name: 'sources', title: 'Sources', keyFacts: false, facts: ['sources', 'last_checked'] },
] as const;

/** The facts whose changes the watchlist shows, in its order. */
export const OFFER_WATCHED = [
  'name',
  'status',
  'minimum_investment',
  'target_return',
  'term',
  'distribution',
  'liquidity',
  'risk_rating',
  'closes_on',
  'closed_on',
] as const;
