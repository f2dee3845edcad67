import { ANYONE, ENTITY, OFFER } from './conditions';
import { ELIGIBLE_QUESTIONS } from './eligible-questions';
import type { Question } from './question';

/** Questions of clauses 9, 41 and 3(3): tests of one offer, or one class of offers. */
export const ONE_OFFER_QUESTIONS: readonly Question[] = [
  {
    id: 'controlled_entity',
    section: 'one-offer',
    kind: 'yes-no',
    text: 'Is the entity controlled by someone who meets one of the tests of clauses 37 to 40?',
    help: 'Answer the check for that person first. Control is more than a large holding. For a trust, look at its deed.',
    not_counted: ['Control by someone who is only an eligible investor for one offer'],
    shown_when: [ENTITY],
  },
  ...ELIGIBLE_QUESTIONS,
  {
    id: 'specific_offer',
    section: 'one-offer',
    kind: 'yes-no',
    text: 'Are you looking at one particular offer?',
    help: 'Three more tests depend on the offer.',
    not_counted: [],
    shown_when: [ANYONE],
  },
  {
    id: 'minimum_payable',
    section: 'one-offer',
    kind: 'amounts',
    parts: [
      { id: 'payable', label: 'The least you have to pay when you accept this offer' },
      {
        id: 'same_product',
        label: 'Already paid for the same class of this issuer’s products, and still held',
      },
    ],
    text: 'What is the minimum amount payable for the offer?',
    help: 'What you paid before, for products of the same class from the same issuer that you still hold, is added. Without a payment for this offer the test is not met.',
    not_counted: [
      'Instalments that are due later, and promises to pay',
      'Other products of this issuer, or products of another issuer',
      'Products you no longer hold',
    ],
    shown_when: [ANYONE, OFFER],
  },
  {
    id: 'underwriter',
    section: 'one-offer',
    kind: 'yes-no',
    text: 'Would you act as a genuine underwriter or sub-underwriter of the offer?',
    help: 'An underwriter agrees to take up what others do not.',
    not_counted: [],
    shown_when: [ANYONE, OFFER],
  },
  {
    id: 'is_derivative',
    section: 'one-offer',
    kind: 'yes-no',
    text: 'Is the offer of a derivative?',
    help: 'Such as a future, an option, a swap or a contract for difference.',
    not_counted: [],
    shown_when: [ANYONE, OFFER],
  },
  {
    id: 'derivatives_notional',
    section: 'one-offer',
    kind: 'number',
    unit: 'NZD',
    text: 'What is its notional value?',
    help: 'The minimum notional value of the transaction, not the margin.',
    not_counted: ['Margin and premiums'],
    shown_when: [ANYONE, OFFER, { question: 'is_derivative', is: ['yes', 'not-sure'] }],
  },
];
