import type { Citation } from '../calculation/step';

export interface SheetSection {
  heading: string;
  /** What to write down. */
  prompts: readonly string[];
  /** What the confirmer looks for. */
  confirmer_looks_for: readonly string[];
}

export const CERTIFICATE_SHEET_TITLE = 'Preparing an eligible investor certificate';
export const CERTIFICATE_SHEET_INTRODUCTION =
  'Notes to take to your adviser, accountant or lawyer. This sheet is no certificate; the provider gives you the form. Write what is true of you, in your own words.';

/** A preparation sheet, to be printed and filled in by hand (Schedule 1, cl 41 to 43). */
export const CERTIFICATE_SHEET: readonly SheetSection[] = [
  {
    heading: 'The offer or class of offers',
    prompts: [
      'Which offer, or which class of offers, is the certificate for?',
      'Who makes it, and when will it be made to you? The certificate has to be signed before.',
    ],
    confirmer_looks_for: ['One transaction or a class that can be told apart', 'A date before the offer'],
  },
  {
    heading: 'Your experience in buying and selling financial products',
    prompts: [
      'List transactions: what, when, about how much, bought or sold, and what you decided yourself.',
      'Which of them resemble this offer in kind, risk and term?',
      'What went badly, and what did you learn from it?',
    ],
    confirmer_looks_for: [
      'Experience in acquiring or disposing of financial products, not only wealth, a title or a profession',
      'Enough detail to be checked',
    ],
  },
  {
    heading: 'Assessing the merits',
    prompts: ['How would you work out what this is worth?', 'Name the three risks that matter most here.'],
    confirmer_looks_for: ['A link from the experience to judging value and risk of this kind of offer'],
  },
  {
    heading: 'Your information needs, and whether they are met',
    prompts: [
      'What do you need to know before deciding?',
      'What have you been given, and what is missing? Whom did you ask?',
    ],
    confirmer_looks_for: ['That you can tell adequate information from inadequate'],
  },
  {
    heading: 'The grounds',
    prompts: [
      'State in a few sentences why your experience lets you assess all three: merits, needs, adequacy.',
      'Use facts. A ticked box or a copied sentence is not a ground.',
    ],
    confirmer_looks_for: ['Grounds that are stated and able to support the certificate'],
  },
  {
    heading: 'The consequences',
    prompts: ['Say in your own words what protections you would go without.'],
    confirmer_looks_for: ['That you understand what certifying means'],
  },
  {
    heading: 'The confirmation',
    prompts: [
      'Who will confirm: a financial adviser, a qualified statutory accountant or a lawyer?',
      'Do they work for, or are they paid by, the one who makes the offer? Say so.',
    ],
    confirmer_looks_for: [
      'That you were told of the consequences and that they have no reason to believe the certificate incorrect',
      'Whether it is still current: some providers ask for a new one every two years; check clause 44',
    ],
  },
];

export const CERTIFICATE_SHEET_CITATIONS: readonly Citation[] = [
  {
    source: 'Financial Markets Conduct Act 2013, Schedule 1, cl 41 to 44',
    source_address: 'https://www.legislation.govt.nz/act/public/2013/0069/latest/DLM4702332.html',
    in_force_from: null,
    checked_on: '2026-05-31',
    confidence: 'H',
  },
  {
    source:
      'High Court, 18 September 2025 (FMA MR 2025-38), as reported by Russell McVeagh and Chapman Tripp',
    source_address: null,
    in_force_from: null,
    checked_on: '2026-05-31',
    confidence: 'H',
  },
];
