import type { Citation } from '../calculation/step';
import type { Condition } from './question';
import type { Rule } from './rule';
import { ACTIVITY_WINDOW } from './thresholds';

export interface WholesaleTest {
  id: string;
  /** Of Schedule 1 of the Financial Markets Conduct Act 2013. */
  clause: string;
  title: string;
  /** Status for every offer, or for one offer or class of offers. */
  scope: 'all offers' | 'one offer';
  rule: Rule;
  /** Who the test is for; absent means anyone. */
  applies_when?: Condition;
  citation: Citation;
}

const CHECKED = '2026-05-31';
const act = (text: string): Citation => ({
  source: `Financial Markets Conduct Act 2013, Schedule 1, ${text}`,
  source_address: 'https://www.legislation.govt.nz/act/public/2013/0069/latest/DLM4702332.html',
  in_force_from: null,
  checked_on: CHECKED,
  confidence: 'H',
});
const reported = (text: string, by: string): Citation => ({
  ...act(`${text}, as reported by ${by}`),
  confidence: 'M',
});

export const WHOLESALE_TESTS: readonly WholesaleTest[] = [
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
        { rule: 'yes', question: 'licensed_business', what: 'Bank, insurer, manager, issuer or adviser' },
      ],
    },
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
    citation: act('cl 39; Financial Markets Authority; Jasper'),
  },
  {
    id: 'government-agency',
    clause: 'cl 40',
    title: 'Government agency',
    scope: 'all offers',
    applies_when: { question: 'investor', is: ['entity'] },
    rule: { rule: 'yes', question: 'government_agency', what: 'Government agency' },
    citation: act('cl 40; Financial Markets Authority'),
  },
  {
    id: 'controlled-entity',
    clause: 'cl 9',
    title: 'Entity controlled by a wholesale investor',
    scope: 'all offers',
    applies_when: { question: 'investor', is: ['entity'] },
    rule: {
      rule: 'yes',
      question: 'controlled_entity',
      what: 'Controlled by someone who meets clauses 37 to 40',
    },
    citation: reported('cl 9', 'Jackson Russell, 2017'),
  },
  {
    id: 'eligible-investor',
    clause: 'cl 41',
    title: 'Eligible investor, by certificate',
    scope: 'one offer',
    rule: {
      rule: 'all',
      of: [
        { rule: 'yes', question: 'eligible_merits', what: 'Experience to assess the merits' },
        { rule: 'yes', question: 'eligible_needs', what: 'Experience to assess your information needs' },
        {
          rule: 'yes',
          question: 'eligible_adequacy',
          what: 'Experience to assess the adequacy of information',
        },
        { rule: 'yes', question: 'eligible_consequences', what: 'Understanding of the consequences' },
        { rule: 'yes', question: 'eligible_grounds', what: 'Grounds that can be stated' },
        { rule: 'yes', question: 'eligible_before', what: 'Certificate before the offer' },
        { rule: 'yes', question: 'eligible_confirmer', what: 'Confirmation under clause 43' },
      ],
    },
    citation: act('cl 41 and 43; High Court, 18 September 2025 (FMA MR 2025-38)'),
  },
  {
    id: 'minimum-payable',
    clause: 'cl 3',
    title: 'Minimum payable of $750,000',
    scope: 'one offer',
    rule: { rule: 'sum', question: 'minimum_payable', limit: 'minimum_payable', what: 'Minimum payable' },
    citation: act('cl 3; Financial Markets Authority'),
  },
  {
    id: 'underwriting',
    clause: 'cl 3',
    title: 'Underwriting',
    scope: 'one offer',
    rule: { rule: 'yes', question: 'underwriter', what: 'Genuine underwriter or sub-underwriter' },
    citation: act('cl 3; Financial Markets Authority'),
  },
  {
    id: 'derivatives',
    clause: 'cl 3',
    title: 'Derivatives of $5 million and more',
    scope: 'one offer',
    rule: {
      rule: 'all',
      of: [
        { rule: 'yes', question: 'is_derivative', what: 'A derivative' },
        { rule: 'number', question: 'derivatives_notional', limit: 'derivatives', what: 'Notional value' },
      ],
    },
    citation: act('cl 3; Financial Markets Authority'),
  },
];
