import { ANYONE, OFFER } from './conditions';
import type { Question } from './question';

/** Questions of the exclusions that make nobody a wholesale investor. Each is about one offer and whoever makes it. */
export const SEPARATE_QUESTIONS: readonly Question[] = [
  {
    id: 'close_business_associate',
    section: 'separate',
    kind: 'yes-no',
    text: 'Are you a close business associate of the provider of the offer?',
    help: 'A director or senior manager, a holder of 5% or more of the votes, the spouse, child, parent or sibling of one, or someone with a close professional relationship.',
    not_counted: [],
    shown_when: [ANYONE, OFFER],
  },
  {
    id: 'relative',
    section: 'separate',
    kind: 'yes-no',
    text: 'Are you a relative of the provider of the offer?',
    help: 'A spouse or partner; from grandparent to grandchild, sibling, niece or nephew, uncle or aunt, first cousin, step-relatives and their spouses; some trusts.',
    not_counted: [],
    shown_when: [ANYONE, OFFER],
  },
  {
    id: 'small_offer',
    section: 'separate',
    kind: 'yes-no',
    text: 'Is it a small offer: at most 20 investors and $2 million in 12 months?',
    help: 'Advertising such an offer is restricted (clause 13).',
    not_counted: [],
    shown_when: [ANYONE, OFFER],
  },
];
