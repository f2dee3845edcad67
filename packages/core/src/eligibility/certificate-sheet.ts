import type { Citation } from '../calculation/step';
import { CERTIFICATES, FALSE_CERTIFICATE, periodCitations } from './certificates';
import type { CertificateKind } from './thresholds';
import { CHECKED, reported } from './wholesale-test';

export interface SheetSection {
  heading: string;
  /** What to write down. */
  prompts: readonly string[];
  /** What the reader of the certificate looks for. */
  looked_for: readonly string[];
}

export interface CertificateSheet {
  title: string;
  introduction: string;
  /** Who looks for it, as the beginning of a sentence. */
  reader: string;
  sections: readonly SheetSection[];
  citations: readonly Citation[];
}

const ELIGIBLE_SECTIONS: readonly SheetSection[] = [
  {
    heading: 'The offer or class of offers',
    prompts: [
      'Which offer, or which class of offers, is the certificate for?',
      'Who makes it, and when will it be made to you? The certificate has to be signed before.',
    ],
    looked_for: ['One transaction, or a class that can be identified', 'A date before the offer'],
  },
  {
    heading: 'Your experience in buying and selling financial products',
    prompts: [
      'List transactions: what, when, about how much, bought or sold, and what you decided yourself.',
      'Which of them resemble this offer in kind, risk and term?',
      'What went badly, and what did you learn from it?',
    ],
    looked_for: [
      'Experience in acquiring or disposing of financial products, not only wealth, a title or a profession',
      'Enough detail to be checked',
    ],
  },
  {
    heading: 'Assessing the merits',
    prompts: ['How would you work out what this is worth?', 'Name the three risks that matter most here.'],
    looked_for: ['A link from the experience to judging value and risk of this kind of offer'],
  },
  {
    heading: 'Your information needs, and whether they are met',
    prompts: [
      'What do you need to know before deciding?',
      'What have you been given, and what is missing? Whom did you ask?',
    ],
    looked_for: ['That you can tell adequate information from inadequate'],
  },
  {
    heading: 'The grounds',
    prompts: [
      'State in a few sentences why your experience lets you assess all three: merits, needs, adequacy. Use facts: a ticked box or a copied sentence is not a ground.',
    ],
    looked_for: ['Grounds that are stated and able to support the certificate'],
  },
  {
    heading: 'The consequences',
    prompts: [
      'Say in your own words what protections you would go without.',
      'Who advised you of the consequences, when, and what did they tell you?',
    ],
    looked_for: [
      'That you understand what certifying means',
      'That you were sufficiently advised of the consequences: the confirmer has to be satisfied of this (clause 43, as law firms report it)',
    ],
  },
  {
    heading: 'The confirmation',
    prompts: [
      'Who will confirm: a financial adviser, a qualified statutory accountant or a lawyer?',
      'Do they work for, or are they paid by, the provider of the offer? Say so.',
    ],
    looked_for: [
      'No reason to believe that the certificate is incorrect',
      'No link to the provider of the offer: some providers ask for an independent confirmer; check clause 43',
    ],
  },
  {
    heading: 'The date',
    prompts: ['When did you sign, and when was it confirmed?'],
    looked_for: [
      'A certificate dated no more than two years ago: the usual practice. We have not seen the clause; check clauses 41 to 46',
    ],
  },
];

const SAFE_HARBOUR_SECTIONS: readonly SheetSection[] = [
  {
    heading: 'Who would invest',
    prompts: ['The full name of the person or entity that would hold the investment.'],
    looked_for: [
      'A certificate of the person or entity that invests, or of someone who controls that entity',
    ],
  },
  {
    heading: 'The test that is met',
    prompts: [
      'Which test: investment business (clause 37), investment activity (clause 38) or large (clause 39)?',
      'For investment activity: the portfolio, the purchases or the work, and a date on which it was met.',
    ],
    looked_for: ['One named test', 'For investment activity, a date in the period of the test'],
  },
  {
    heading: 'The figures or facts behind it',
    prompts: [
      'The amounts, the dates and what they were made of. Leave out bank deposits, KiwiSaver and land owned directly.',
      'Which papers show them?',
    ],
    looked_for: ['Amounts that reach the limit without what does not count', 'Papers that show them'],
  },
  {
    heading: 'What may have changed',
    prompts: ['What has changed since that date: sales, debts, another year of accounts?'],
    looked_for: ['Facts that are still true when the offer is accepted'],
  },
  {
    heading: 'Signature and date',
    prompts: ['Who signs, with what authority, and on which day?'],
    looked_for: [
      'A date not long ago: one provider asks for a new one every two years. We have not seen the clause; check clauses 44 to 46',
    ],
  },
];

/** Preparation sheets, to be printed and filled in by hand (Schedule 1, cl 37 to 39, and cl 41 to 43). */
export const CERTIFICATE_SHEETS: Record<CertificateKind, CertificateSheet> = {
  eligible: {
    title: 'Preparing an eligible investor certificate',
    introduction: `Notes to take to your adviser, accountant or lawyer. This sheet is not a certificate; the provider gives you the form. Write what is true of you, in your own words. ${FALSE_CERTIFICATE.text}`,
    reader: 'The person who confirms it looks for',
    sections: ELIGIBLE_SECTIONS,
    citations: [
      reported('cl 41', 'kiwihomeassist.co.nz, 2 October 2024 (reprint)'),
      reported(
        'cl 43',
        'Duncan Cotterill, Russell McVeagh and Kindrik Partners; Jasper asks for an independent confirmer',
      ),
      {
        source: 'High Court, 18 September 2025 (FMA MR 2025-38)',
        source_address:
          'https://www.fma.govt.nz/news/all-releases/media-releases/court-case-provides-clarity-around-wholesale-investor-rules',
        in_force_from: null,
        checked_on: CHECKED,
        confidence: 'H',
      },
      ...periodCitations('eligible'),
      FALSE_CERTIFICATE.citation,
    ],
  },
  'safe-harbour': {
    title: 'Preparing a safe-harbour certificate',
    introduction: `For clauses 37 to 39. This sheet is not a certificate; the provider gives you the form. Write what is true, with figures. ${FALSE_CERTIFICATE.text}`,
    reader: 'The provider may look for',
    sections: SAFE_HARBOUR_SECTIONS,
    citations: [
      CERTIFICATES['safe-harbour'].citation,
      ...periodCitations('safe-harbour'),
      FALSE_CERTIFICATE.citation,
    ],
  },
};
