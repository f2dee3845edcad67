import { CERTAINTY_PATTERNS } from './copy-rules-certainty';
import { BANK_PATTERNS, RISK_PATTERNS } from './copy-rules-risk';

/** A phrase that the load refuses. */
export interface CopyRule {
  pattern: RegExp;
  /** Why it is refused, what to write instead, and the law. */
  reason: string;
}

/**
 * Part 2 of the Financial Markets Conduct Act 2013 bars misleading and unsubstantiated representations, also in wholesale
 * offers; the FMA's guidance note on advertising offers (October 2021) says how it reads them.
 */
const ACT = 'Financial Markets Conduct Act 2013';

const rules = (why: string, instead: string, clause: string, patterns: readonly RegExp[]): CopyRule[] =>
  patterns.map((pattern) => ({ pattern, reason: `${why}. ${instead} (${clause}).` }));

const APPROVED = '(?:approved|endorsed|regulated|backed|recommended)';
const FMA = '(?:FMA|Financial Markets Authority)';
const BACKED = '(?:backed|guaranteed|underwritten|protected)';
const STATE = '(?:government|crown|state|taxpayers?)';

export const COPY_RULES: readonly CopyRule[] = [
  ...rules(
    'promises what no investment can',
    'Write what the provider aims for, and that it may not be reached',
    `${ACT}, s 23: unsubstantiated representations`,
    CERTAINTY_PATTERNS,
  ),
  ...rules(
    'gives a misleading impression of risk',
    'Name the risks, and what limits each: security, rank, loan to value',
    `${ACT}, s 19: misleading conduct`,
    RISK_PATTERNS,
  ),
  ...rules(
    'claims an approval or a backing that nobody gives',
    'Write which licence or registration is held, with its number, or who gives which guarantee',
    `${ACT}, s 22: false or misleading representations`,
    [
      new RegExp(String.raw`\b${FMA}[\s-]${APPROVED}\b|\b${APPROVED} by (?:the )?${FMA}\b`, 'i'),
      new RegExp(
        String.raw`\b${STATE}[\s-]${BACKED}\b|\b${BACKED} by (?:the )?(?:New Zealand )?${STATE}\b|\b${STATE} (?:guarantee|backing)\b`,
        'i',
      ),
    ],
  ),
  ...rules(
    'tells readers that they meet a legal test',
    'Write which test there is, and who confirms that it is met',
    `${ACT}, s 22: false or misleading representations`,
    [/\byou(?:['’]ll| will| would| do| already)? qualify\b/i],
  ),
  ...rules(
    'is advice on what suits a person',
    'Write what the offer is, and leave to readers and their advisers whom it suits',
    `${ACT}, s 431C: financial advice`,
    [
      /\b(?:suits|right for|suitable for|ideal for|perfect for) you\b/i,
      /\btop[\s-]picks?\b/i,
      /\b(?:recommended|we recommend)\b(?! (?:that )?(?:you )?(?:seek|get|tak|obtain|talk|speak|consult|read|ask))/i,
    ],
  ),
  ...rules(
    'ranks offers or firms without a basis',
    'Write the figure that it rests on, with its source and date',
    `${ACT}, s 23: unsubstantiated representations`,
    [
      /\bbest\b(?![\s-](?:interests?|efforts?|endeavours?|practices?|guess|estimates?|case|known|before|match))/i,
    ],
  ),
  ...rules(
    'compares with a bank deposit, a different kind of product',
    'Leave the bank out: write the target, the term and the risks',
    `${ACT}, s 19, and the FMA’s direction to Du Val of October 2021`,
    BANK_PATTERNS,
  ),
  ...rules(
    'gives a target as what to expect',
    'Write “target return”, and that a target is an aim, not a forecast',
    `${ACT}, s 23: unsubstantiated representations`,
    [
      /\bexpected (?:(?:annual|net|gross|total|average) ){0,2}(?:returns?|yields?|IRR)\b/i,
      /\bexpect(?:ing)? (?:[\w’'-]+ ){0,3}(?:returns?|yields?|income|distributions?|profits?) (?:of|at|from|between|above|around|near)\b/i,
      /\bexpect(?:ing)? (?:(?:to|around|about|up|an?|earn|receive|get|make|over|at|least) ){0,4}\d[\d.,–-]*\s?%/i,
      /\b(?:returns?|yields?|IRR) (?:of [\w.%–-]+ )?(?:is|are) expected\b/i,
      /\bwill (?:earn|return|yield|make|deliver) (?:(?:you|investors|around|about|up|to|an?|at|least|over) ){0,3}\d[\d.,–-]*\s?%/i,
    ],
  ),
];
