import { ANYONE, HAS_CERTIFICATE } from './conditions';
import type { Question } from './question';

export const ABOUT_QUESTIONS: readonly Question[] = [
  {
    id: 'investor',
    section: 'about',
    kind: 'choice',
    options: [
      { value: 'person', label: 'A person' },
      { value: 'entity', label: 'A company, trust, partnership or other entity' },
    ],
    text: 'Who would invest?',
    help: 'Answer for the person or entity that would hold the investment.',
    not_counted: [],
    shown_when: [],
  },
  {
    id: 'has_certificate',
    section: 'about',
    kind: 'choice',
    options: [
      { value: 'none', label: 'No certificate' },
      {
        value: 'safe-harbour',
        label: 'A safe-harbour certificate, also called a wholesale investor declaration (clauses 37 to 39)',
      },
      { value: 'eligible', label: 'An eligible investor certificate (clause 41)' },
    ],
    text: 'Has the investor already signed a wholesale certificate?',
    help: 'An eligible investor certificate states grounds, and another person has confirmed it. A safe-harbour certificate names a test that the investor meets.',
    not_counted: [],
    shown_when: [ANYONE],
  },
  {
    id: 'certificate_date',
    section: 'about',
    kind: 'date',
    text: 'What date is on the certificate?',
    help: 'The day it was signed. If the confirmation has a different date, use the earlier one.',
    not_counted: [],
    shown_when: [ANYONE, HAS_CERTIFICATE],
  },
  {
    id: 'certificate_covers',
    section: 'about',
    kind: 'yes-no',
    text: 'Does the certificate name the offer you are looking at, or a class of offers that it belongs to?',
    help: 'An eligible investor certificate applies to the transaction or class of transactions that it names.',
    not_counted: [],
    shown_when: [ANYONE, { question: 'has_certificate', is: ['eligible'] }],
  },
];
