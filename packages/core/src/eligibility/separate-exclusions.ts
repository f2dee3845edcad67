import type { Citation } from '../calculation/step';
import type { QuestionId } from './question';

export interface SeparateExclusion {
  clause: string;
  title: string;
  question: QuestionId;
  explanation: string;
  citation: Citation;
}

/** Exclusions apart from the wholesale tests. They cover one offer to certain people and give nobody wholesale status. */
export const SEPARATE_EXCLUSIONS: readonly SeparateExclusion[] = [
  {
    clause: 'cl 4',
    title: 'Close business associate',
    question: 'close_business_associate',
    explanation:
      'For directors and senior managers of the offeror, holders of 5% or more of its votes, their spouses, children, parents and siblings, and people in a close professional relationship.',
    citation: {
      source: 'Kindrik Partners, May 2021, on Financial Markets Conduct Act 2013, Schedule 1, cl 4',
      source_address: null,
      in_force_from: null,
      checked_on: '2026-05-31',
      confidence: 'M',
    },
  },
  {
    clause: 'cl 5',
    title: 'Relative',
    question: 'relative',
    explanation:
      'For spouses and partners, from grandparents to grandchildren, siblings, nieces, nephews, uncles, aunts and first cousins of the offeror, step-relatives, their spouses and some trusts.',
    citation: {
      source: 'Financial Markets Conduct Act 2013, Schedule 1, cl 5',
      source_address: 'https://www.legislation.govt.nz/act/public/2013/0069/latest/DLM4092378.html',
      in_force_from: null,
      checked_on: '2026-05-31',
      confidence: 'H',
    },
  },
  {
    clause: 'cl 12',
    title: 'Small offer',
    question: 'small_offer',
    explanation: 'For offers to up to 20 investors that raise up to $2 million in 12 months.',
    citation: {
      source: 'Financial Markets Authority, small offers',
      source_address: 'https://www.fma.govt.nz/',
      in_force_from: null,
      checked_on: '2026-05-31',
      confidence: 'H',
    },
  },
];
