import type { Condition, Question, QuestionId } from './question';

/** Certification as an eligible investor (cl 41): each is asked until one is answered with no. */
const STEPS: readonly [id: QuestionId, text: string, help: string][] = [
  [
    'eligible_merits',
    'Does your experience in buying or selling financial products let you assess the merits of this offer or kind of offer, its value and its risks?',
    'Experience in acquiring or disposing of financial products; knowledge of an industry alone is not that.',
  ],
  [
    'eligible_needs',
    'Does that experience let you assess what information you need?',
    'A retail offer has a disclosure document; this one need not.',
  ],
  [
    'eligible_adequacy',
    'Does it let you assess whether the information you are given is adequate?',
    'Could you tell what is missing from an information memorandum?',
  ],
  [
    'eligible_consequences',
    'Do you understand what certifying means: that usual protections of the law do not apply to you?',
    'You may get less information and have fewer remedies.',
  ],
  [
    'eligible_grounds',
    'Can you state the grounds: actual transactions, roles and years?',
    'A certificate without grounds, or with grounds that cannot support it, does not hold (High Court, 18 September 2025).',
  ],
  [
    'eligible_before',
    'Would you sign before the offer is made to you, for this offer or class of offers?',
    'It holds for the transaction or class of transactions that it names, and has to come first.',
  ],
  [
    'eligible_confirmer',
    'Would a financial adviser, a qualified statutory accountant or a lawyer sign the confirmation?',
    'Clause 43 says what they confirm.',
  ],
];

export const ELIGIBLE_QUESTIONS: readonly Question[] = STEPS.map(([id, text, help], index) => ({
  id,
  section: 'one-offer',
  kind: 'yes-no',
  text,
  help,
  not_counted: id === 'eligible_merits' ? ['Wealth, income or a title by itself'] : [],
  shown_when: [
    { question: 'investor', is: ['person', 'entity', 'not-sure'] },
    ...STEPS.slice(0, index).map(([question]): Condition => ({ question, is: ['yes', 'not-sure'] })),
  ],
}));
