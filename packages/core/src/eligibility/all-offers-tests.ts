import { ACTIVITY_WINDOW } from './thresholds';
import { fma, reported, type WholesaleTest } from './wholesale-test';

/** Clauses 37 to 40: tests that apply to every offer. */
export const ALL_OFFERS_TESTS: readonly WholesaleTest[] = [
  {
    id: 'investment-business',
    clause: 'cl 37',
    title: 'Investment business',
    scope: 'all offers',
    rule: {
      rule: 'any',
      of: [
        {
          rule: 'yes',
          question: 'investment_business',
          what: 'Investment business as the principal business',
        },
        { rule: 'yes', question: 'financial_adviser', what: 'Financial adviser' },
        {
          rule: 'yes',
          question: 'licensed_business',
          what: 'Bank, insurer, deposit taker, manager or issuer',
        },
      ],
    },
    certificate: 'safe-harbour',
    evidence: 'the licence or registration, or accounts that show the main business',
    citation: reported('cl 37', 'Centuria NZ'),
  },
  {
    id: 'activity-portfolio',
    clause: 'cl 38(a)',
    title: 'Investment activity: a portfolio of financial products',
    scope: 'all offers',
    rule: {
      rule: 'all',
      of: [
        { rule: 'sum', question: 'portfolio', limit: 'portfolio', what: 'Financial products owned' },
        { rule: 'within', question: 'portfolio_date', years: ACTIVITY_WINDOW, what: 'The day of that value' },
      ],
    },
    certificate: 'safe-harbour',
    evidence: 'statements that show what you owned and its value on the day you entered',
    citation: reported('cl 38', 'Crowd88 and Centuria NZ'),
  },
  {
    id: 'activity-acquisitions',
    clause: 'cl 38(b)',
    title: 'Investment activity: purchases of financial products',
    scope: 'all offers',
    rule: {
      rule: 'all',
      of: [
        { rule: 'sum', question: 'acquisitions', limit: 'acquisitions', what: 'Paid for financial products' },
        {
          rule: 'within',
          question: 'acquisitions_from',
          years: ACTIVITY_WINDOW,
          what: 'The earliest purchase',
        },
      ],
    },
    certificate: 'safe-harbour',
    evidence: 'contract notes that show each purchase, its date, its price and the other party',
    citation: reported('cl 38', 'Centuria NZ and Jasper'),
  },
  {
    id: 'activity-experience',
    clause: 'cl 38(c)',
    title: 'Investment activity: work in an investment business',
    scope: 'all offers',
    applies_when: { question: 'investor', is: ['person'] },
    rule: {
      rule: 'all',
      of: [
        {
          rule: 'yes',
          question: 'worked_in_investment',
          what: 'Work in an investment business within ten years',
        },
        {
          rule: 'number',
          question: 'experience_years',
          limit: 'experience',
          what: 'Material part in its decisions',
        },
      ],
    },
    certificate: 'safe-harbour',
    evidence: 'a record of your role, its years, and the investment decisions you took part in',
    citation: reported('cl 38', 'Crowd88'),
  },
  {
    id: 'large',
    clause: 'cl 39',
    title: 'Large',
    scope: 'all offers',
    rule: {
      rule: 'any',
      of: [
        { rule: 'each', question: 'net_assets', limit: 'net_assets', what: 'Net assets' },
        { rule: 'each', question: 'turnover', limit: 'turnover', what: 'Turnover' },
      ],
    },
    certificate: 'safe-harbour',
    evidence: 'financial statements for both years, with those of entities you control',
    citation: fma('cl 39'),
  },
  {
    id: 'government-agency',
    clause: 'cl 40',
    title: 'Government agency',
    scope: 'all offers',
    applies_when: { question: 'investor', is: ['entity'] },
    rule: { rule: 'yes', question: 'government_agency', what: 'Government agency' },
    certificate: null,
    evidence: 'the Act or order that makes the investor a government agency',
    citation: fma('cl 40'),
  },
];
