import { type Citation, citationOf } from '../calculation/step';
import { requireInForce } from '../settings/effective-dated';
import { formatDate } from '../text/format-date';
import { formatCount } from '../text/format-number';
import { CERTIFICATE_PERIOD_CHECK, CERTIFICATES } from './certificates';
import type { Answers } from './question';
import { CERTIFICATE_KINDS, CERTIFICATE_YEARS, type CertificateKind } from './thresholds';
import { windowEnd } from './window';

export interface CertificateFinding {
  kind: CertificateKind;
  title: string;
  /** Against the usual period: still in it, past it, dated after today, or without a date. */
  age: 'in period' | 'past period' | 'not yet' | 'no date';
  /** Sentences: what the date means, what the period rests on, what the certificate is about. */
  points: string[];
  /** Of the certificate, and of its period. */
  citations: Citation[];
}

/** What an existing certificate means on a day. It is evidence that others may rely on, so it meets no test by itself. */
export function certificateFinding(counted: Answers, on: string): CertificateFinding | null {
  const kind = CERTIFICATE_KINDS.find((each) => each === counted.has_certificate);
  if (!kind) return null;
  const { title, citation } = CERTIFICATES[kind];
  const period = requireInForce(CERTIFICATE_YEARS[kind], on, 'period of certificates');
  const { age, text } = ageOf(counted.certificate_date, period.value, on);
  return {
    kind,
    title,
    age,
    points: [
      text,
      CERTIFICATE_PERIOD_CHECK,
      kind === 'eligible'
        ? coverText(counted.certificate_covers)
        : 'It states facts. If they have changed since that day, tell the provider before you invest.',
      'A certificate does not meet a test by itself. The tests below are checked separately.',
    ],
    citations: [citation, citationOf(period)],
  };
}

function ageOf(date: Answers['certificate_date'], years: number, on: string) {
  const period = formatCount(years, 'years');
  if (date === undefined || date === 'not-sure')
    return {
      age: 'no date',
      text: `You did not give its date. Certificates of this kind are usually accepted for ${period}. Look for the date beside the signature.`,
    } as const;
  const signed = String(date);
  if (signed > on)
    return {
      age: 'not yet',
      text: `It is dated ${formatDate(signed)}, after today. Check the date.`,
    } as const;
  const last = windowEnd(signed, years);
  return on <= last
    ? ({
        age: 'in period',
        text: `It is dated ${formatDate(signed)}. Certificates of this kind are usually accepted for ${period}: this one to ${formatDate(last)}.`,
      } as const)
    : ({
        age: 'past period',
        text: `It is dated ${formatDate(signed)}. Certificates of this kind are usually accepted for ${period}: this one to ${formatDate(last)}. Expect to be asked for a new one.`,
      } as const);
}

function coverText(answer: Answers['certificate_covers']): string {
  const rule =
    'An eligible investor certificate is about the transaction or class of transactions that it names.';
  if (answer === 'yes') return `${rule} Your answer says that it covers this offer.`;
  if (answer === 'no')
    return `${rule} Your answer says that it does not cover this offer, which needs another certificate.`;
  return `${rule} Check that it names this offer, or a class that the offer belongs to.`;
}
