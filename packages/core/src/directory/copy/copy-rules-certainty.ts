const GAIN = '(?:returns?|income|yields?|profits?|gains?|distributions?|payouts?)';
const PAID = `(?:${GAIN}|capital|repayments?|payments?|interest)`;
const GIVES =
  '(?:earns?|earning|offers?|offering|pays?|paying|delivers?|delivering|provides?|providing|gives?|giving|gets?|enjoy|receives?|brings?)';
const QUITE = '(?:virtually|almost|nearly|absolutely|completely|totally|quite|all but|as good as)';

/** Words of certainty about returns or capital. "A certain amount" and "certain costs" say nothing of the kind. */
export const CERTAINTY_PATTERNS: readonly RegExp[] = [
  /\bguaranteed\b/i,
  /\bguarantees? (?:(?:a|an|the|your|our|its|of) )?(?:[\w.%–-]+ ){0,2}(?:returns?|income|capital|yields?|profits?|distributions?)\b/i,
  new RegExp(String.raw`\b${GAIN} guarantees?\b|\bmoney-back\b`, 'i'),
  /\bcapital[\s-](?:(?:is|stays|remains|will be) )?(?:fully )?(?:protected|guaranteed|secure|preserved|intact)\b/i,
  /\b(?:can(?:no|['’])t|never) lose\b/i,
  new RegExp(
    String.raw`\b${PAID} (?:is|are|remains?|will be) (?:${QUITE} )?(?:certain(?!\w)(?! (?:to )?(?:fall|cease|end|fail))|assured)\b`,
    'i',
  ),
  /\bcertain to (?:rise|grow|pay|increase|double|return|perform|deliver|succeed|sell|be (?:re)?paid)\b/i,
  new RegExp(String.raw`\bcertainty (?:of|about|on|over) (?:your )?${PAID}\b|\b${PAID} certainty\b`, 'i'),
  new RegExp(
    String.raw`\b${GIVES} (?:you )?(?:a )?(?:[\w-]+,? and |[\w-]+, )?(?:certain|assured) ${GAIN}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:assured|sure) ${GAIN}\b|\bcertain \d[\d.,]*\s?%`, 'i'),
  /\bwill (?:certainly|definitely|surely|undoubtedly|always) (?:pay|return|earn|deliver|grow|rise|increase|be (?:re)?paid|make|receive|outperform)\b/i,
  new RegExp(
    String.raw`(?<!\bto )\bsecure (?:(?:and )?(?:steady|stable|regular|monthly|quarterly|annual|high|long-term),? ){0,2}${GAIN}\b`,
    'i',
  ),
  new RegExp(String.raw`\b${GAIN} (?:is|are|remains?) (?:${QUITE} )?secure\b`, 'i'),
  /\bsecure (?:investments?|home|place|haven)\b/i,
  /\b(?:can(?:no|['’])t go wrong|sure[\s-](?:thing|fire)|one-way bet|fail-?proof|fool-?proof|bullet-?proof|rock[\s-]solid|iron-?clad)\b/i,
  /\b(?:recession|inflation|market|crash|crisis)[\s-]proof\b/i,
];
