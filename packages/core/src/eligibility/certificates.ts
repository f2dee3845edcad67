import { type Citation, citationOf } from '../calculation/step';
import { CERTIFICATE_YEARS, type CertificateKind } from './thresholds';
import { CHECKED, reported } from './wholesale-test';

export interface Certificate {
  title: string;
  clauses: string;
  /** What the investor states in it. */
  states: string;
  signed_by: string;
  /** Which offers it is about. */
  covers: string;
  citation: Citation;
}

export const CERTIFICATES: Record<CertificateKind, Certificate> = {
  'safe-harbour': {
    title: 'Safe-harbour certificate',
    clauses: 'cl 37 to 39',
    states:
      'Which of these tests you meet: investment business, investment activity, or large. For investment activity you may be asked for a date on which you met it.',
    signed_by:
      'You sign and date it. One provider asks for no confirmation by another person; check clauses 44 to 46.',
    covers:
      'These tests apply to every offer while their facts stay true. Ask each provider whether it accepts a certificate that you gave to another.',
    citation: {
      source:
        'AngelEquity, “FMCA and wholesale investors”; Jackson Russell, 20 July 2017; Icehouse Ventures (date and signature)',
      source_address: 'https://www.angelequity.co.nz/home/legal/fmca-and-wholesale-investors/',
      in_force_from: null,
      checked_on: CHECKED,
      confidence: 'M',
    },
  },
  eligible: {
    title: 'Eligible investor certificate',
    clauses: 'cl 41 and 43',
    states:
      'That your experience lets you assess the offer, your information needs and the information given; that you understand the consequences; and your grounds.',
    signed_by:
      'You sign it before the offer. A financial adviser, a qualified statutory accountant or a lawyer then confirms it in writing.',
    covers: 'The transaction, or class of transactions, that it names.',
    citation: reported('cl 41', 'kiwihomeassist.co.nz, 2 October 2024 (reprint)'),
  },
};

/** Said wherever a period for a certificate is named. */
export const CERTIFICATE_PERIOD_CHECK =
  'We have not seen the clause of the Act that sets this period or the day it runs from. Check clauses 41 to 46, or ask a lawyer.';

export const FALSE_CERTIFICATE = {
  text: 'AngelEquity writes that it is an offence to give a certificate that you know is false or misleading in a material particular, with a fine of up to $50,000.',
  citation: {
    source: 'AngelEquity, “FMCA and wholesale investors”; the clause was not seen',
    source_address: 'https://www.angelequity.co.nz/home/legal/fmca-and-wholesale-investors/',
    in_force_from: null,
    checked_on: CHECKED,
    confidence: 'M',
  } satisfies Citation,
};

/** Where the period of a kind of certificate comes from. */
export const periodCitations = (kind: CertificateKind): Citation[] => CERTIFICATE_YEARS[kind].map(citationOf);
