/**
 * Phrases that the load refuses. Part 2 of the Financial Markets Conduct Act 2013 (ss 19–23) bars misleading
 * and unsubstantiated representations, also in wholesale offers.
 */
export interface CopyRule {
  pattern: RegExp;
  reason: string;
}

const APPROVED = '(?:approved|endorsed|regulated|backed|recommended)';
const FMA = '(?:FMA|Financial Markets Authority)';
const SAFE_THINGS =
  'harbour|harbor|custody|keeping|deposit|drinking|water|food|storage|work|working|workplace|handling|operation|crossing|access|travel|distance|passage|room|seat';

export const COPY_RULES: readonly CopyRule[] = [
  { pattern: /\bguaranteed\b/i, reason: 'promises what no investment can' },
  {
    pattern:
      /\bguarantees? (?:(?:a|an|the|your|our|its|of) )?(?:[\w.%–-]+ ){0,2}(?:returns?|income|capital|yields?|profits?|distributions?)\b/i,
    reason: 'promises what no investment can',
  },
  { pattern: /\brisk[\s-]free\b(?! rate)/i, reason: 'no investment is without risk' },
  { pattern: /\b(?:no|zero)[\s-]risk\b(?![\s-]shar)/i, reason: 'no investment is without risk' },
  { pattern: /\blow(?:est)?[\s-]risk\b(?! rating)/i, reason: 'gives a misleading impression of risk' },
  {
    pattern: new RegExp(String.raw`\bsafe(?:r|st)?\b(?![\s-](?:${SAFE_THINGS})\w*)`, 'i'),
    reason: 'gives a misleading impression of risk',
  },
  {
    pattern: /\bcapital[\s-](?:is )?(?:protected|guaranteed|secure)\b/i,
    reason: 'promises what no investment can',
  },
  { pattern: /\b(?:can(?:no|['’])t|never) lose\b/i, reason: 'promises what no investment can' },
  {
    pattern: new RegExp(String.raw`\b${FMA}[\s-]${APPROVED}\b|\b${APPROVED} by (?:the )?${FMA}\b`, 'i'),
    reason: 'the regulator approves or endorses no offer',
  },
  {
    pattern: /\byou(?:['’]ll| will| would| do| already)? qualify\b/i,
    reason: 'only a person who knows the facts can say that someone qualifies',
  },
  {
    pattern: /\b(?:suits|right for|suitable for|ideal for|perfect for) you\b/i,
    reason: 'is advice on what suits a person',
  },
  {
    pattern:
      /\bbest\b(?![\s-](?:interests?|efforts?|endeavours?|practices?|guess|estimates?|case|known|before|match))/i,
    reason: 'ranks offers or firms, which needs a basis',
  },
  { pattern: /\btop[\s-]picks?\b/i, reason: 'is a recommendation' },
  {
    pattern:
      /\b(?:recommended|we recommend)\b(?! (?:that )?(?:you )?(?:seek|get|tak|obtain|talk|speak|consult|read|ask))/i,
    reason: 'is a recommendation',
  },
  {
    pattern: /\bbank[\s-]beating\b|\bbeats? the banks?\b/i,
    reason: 'compares with a different kind of product',
  },
  {
    pattern: /\bexpected (?:(?:annual|net|gross|total) ){0,2}returns?\b/i,
    reason: 'a target return is not what to expect',
  },
];
