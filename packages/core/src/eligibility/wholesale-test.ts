import type { Citation } from '../calculation/step';
import type { Condition } from './question';
import type { Rule } from './rule';
import type { CertificateKind } from './thresholds';

export interface WholesaleTest {
  id: string;
  /** Of Schedule 1 of the Financial Markets Conduct Act 2013. */
  clause: string;
  title: string;
  /** Status for every offer, or for one offer or class of offers. */
  scope: 'all offers' | 'one offer';
  rule: Rule;
  /** Who the test is for; absent means anyone. */
  applies_when?: Condition;
  /** The certificate that whoever makes an offer may ask for; null where none was found. */
  certificate: CertificateKind | null;
  /** What shows that the test is met, as the end of a sentence. */
  evidence: string;
  citation: Citation;
}

export const CHECKED = '2026-05-31';

/** A clause as the Financial Markets Authority's own page states it. */
export const fma = (clause: string): Citation => ({
  source: `Financial Markets Authority, “Wholesale investors”, on Schedule 1, ${clause}`,
  source_address: 'https://www.fma.govt.nz/consumer/investing/types-of-investments/wholesale-investors/',
  in_force_from: null,
  checked_on: CHECKED,
  confidence: 'H',
});

/** A clause whose own words were not seen, or only in a reprint. */
export const reported = (clauses: string, by: string): Citation => ({
  source: `Financial Markets Conduct Act 2013, Schedule 1, ${clauses}, as reported by ${by}`,
  source_address: 'https://www.legislation.govt.nz/act/public/2013/0069/latest/DLM4092365.html',
  in_force_from: null,
  checked_on: CHECKED,
  confidence: 'M',
});
