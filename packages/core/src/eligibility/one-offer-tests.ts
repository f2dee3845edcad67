import { CHECKED, fma, reported, type WholesaleTest } from './wholesale-test';

/** Clauses 9, 41 and 3(3): tests of one offer, or one class of offers. */
export const ONE_OFFER_TESTS: readonly WholesaleTest[] = [
  {
    id: 'controlled-entity',
    clause: 'cl 9',
    title: 'Entity controlled by a wholesale investor',
    scope: 'one offer',
    applies_when: { question: 'investor', is: ['entity'] },
    rule: {
      rule: 'yes',
      question: 'controlled_entity',
      what: 'Controlled by someone who meets clauses 37 to 40',
    },
    certificate: null,
    evidence: 'the deed, constitution or share register that shows who controls the entity',
    citation: {
      source:
        'Jackson Russell, 20 July 2017, on entities that a wholesale investor controls; the text of cl 9 was not seen',
      source_address:
        'https://www.jacksonrussell.co.nz/PUBLICATIONS/x_post/Financial-markets-conduct-act-2013-wholesale-investor-exclusion-under-the-disclosure-regime-00102.html',
      in_force_from: null,
      checked_on: CHECKED,
      confidence: 'M',
    },
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
        { rule: 'yes', question: 'eligible_advised', what: 'Sufficient advice on the consequences' },
      ],
    },
    certificate: 'eligible',
    evidence: 'records of the transactions that your grounds name',
    citation: reported(
      'cl 41 and 43',
      'kiwihomeassist.co.nz (reprint of cl 41), Duncan Cotterill and Russell McVeagh; High Court, 18 September 2025 (FMA MR 2025-38)',
    ),
  },
  {
    id: 'minimum-payable',
    clause: 'cl 3',
    title: 'Minimum payable of $750,000',
    scope: 'one offer',
    rule: {
      rule: 'all',
      of: [
        { rule: 'positive', question: 'minimum_payable', part: 'payable', what: 'Payable for this offer' },
        {
          rule: 'sum',
          question: 'minimum_payable',
          limit: 'minimum_payable',
          what: 'Payable, with what you paid before and still hold',
        },
      ],
    },
    certificate: null,
    evidence:
      'the offer document that states the minimum, and statements of what you paid before and still hold',
    citation: fma('cl 3(3)'),
  },
  {
    id: 'underwriting',
    clause: 'cl 3',
    title: 'Underwriting',
    scope: 'one offer',
    rule: { rule: 'yes', question: 'underwriter', what: 'Genuine underwriter or sub-underwriter' },
    certificate: null,
    evidence: 'the underwriting or sub-underwriting agreement',
    citation: fma('cl 3(3)'),
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
    certificate: null,
    evidence: 'the terms that state the notional value',
    citation: fma('cl 3(3)'),
  },
];
