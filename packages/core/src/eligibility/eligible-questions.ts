import { ANYONE } from './conditions';
import type { Condition, Question, QuestionId } from './question';

/** Certification as an eligible investor (cl 41): each is asked until one is answered with no. */
const STEPS: readonly [id: QuestionId, text: string, help: string][] = [
  [
    'eligible_merits',
    'Does your experience in buying or selling financial products let you assess the merits of this offer or kind of offer, its value and its risks?',
    'The experience has to be in acquiring or disposing of financial products. Knowing an industry is not enough.',
  ],
  [
    'eligible_needs',
    'Does that experience let you assess what information you need?',
    'A retail offer has a product disclosure statement. A wholesale offer need not have one.',
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
    'A certificate fails without grounds, or with grounds that cannot support it (High Court, 18 September 2025).',
  ],
  [
    'eligible_before',
    'Would you sign before the offer is made to you, for this offer or class of offers?',
    'The certificate has to come first. It applies to the transaction or class of transactions that it names.',
  ],
  [
    'eligible_confirmer',
    'Would a financial adviser, a qualified statutory accountant or a lawyer sign the confirmation?',
    'The confirmer reads your grounds and must have no reason to believe that the certificate is incorrect (clause 43, as law firms report it).',
  ],
  [
    'eligible_advised',
    'Would the confirmer be satisfied that you were sufficiently advised of the consequences of certifying?',
    'Law firms report this as part of the confirmer’s duty (clause 43). More than one professional adviser may be needed.',
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
    ANYONE,
    ...STEPS.slice(0, index).map(([question]): Condition => ({ question, is: ['yes', 'not-sure'] })),
  ],
}));
