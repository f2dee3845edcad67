const SAFE_THINGS =
  'harbour|harbor|custody|keeping|deposit|drinking|water|food|storage|work|working|workplace|handling|operation|crossing|access|travel|distance|passage|room|seat';

/** Words that make risk look small. A "low risk rating" is a provider's own, and a risk-free rate is a term of finance. */
export const RISK_PATTERNS: readonly RegExp[] = [
  /\brisk[\s-]free\b(?! rate)/i,
  /\b(?:no|zero|nil)[\s-]risk\b(?![\s-](?:shar|rating))/i,
  /\b(?:minimal|negligible|little|next to no|virtually no|almost no)[\s-]risks?\b(?! rating)/i,
  /\blow(?:est|er)?[\s-]risks?\b(?! rating)/i,
  /\b(?:no|zero|nil|without|minimal|little)[\s-](?:any )?downside\b/i,
  new RegExp(String.raw`\bsafe(?:r|st)?\b(?![\s-](?:${SAFE_THINGS})\w*)`, 'i'),
  /\b(?:high|full|complete|total|absolute)[\s-](?:level of )?security\b(?![\s-](?:fenc|prison|facilit|building|storage|gate|lock|site|deed|package|holder|interest|agreement))/i,
];

const OWN =
  '(?:(?:a|an|the|your|any|most|typical|traditional|ordinary|current|standard|average|major|main) )';
const DEPOSIT =
  "(?:(?:bank|term|savings|fixed[\\s-]term)[\\s-](?:term[\\s-])?(?:deposits?|accounts?|savings|interest|returns?|rates?|TDs?)|term[\\s-]deposit[\\s-]rates?|banks?(?:[’']s?)? (?:pays?|offers?|rates?))";

/** Comparisons with a bank deposit. To say that an offer is none, or that a fund holds some, is no comparison. */
export const BANK_PATTERNS: readonly RegExp[] = [
  /\bbank[\s-]beating\b|\bbeats? (?:the|your|any) banks?\b/i,
  new RegExp(
    String.raw`\b(?:than|versus|vs\.?|beats?|beating|outperform(?:s|ed|ing)?|like|as|instead of|alternatives? to|(?:compared?|comparison) (?:to|with)|above|over|ahead of|replac(?:es|ing|ement for)|what) ${OWN}{0,2}(?:(?:rates?|returns?|interest|money|cash|savings) (?:on|of|in|from) ${OWN}?)?${DEPOSIT}\b`,
    'i',
  ),
  /\b(?:than|like|as) (?:(?:having|leaving|keeping) )?(?:your )?(?:money|cash|savings) in (?:the|a|your) bank\b/i,
  /\b(?:double|twice|triple|(?:\d+|two|three|four|five) times) (?:what )?(?:the |your |a |any )?(?:bank|term[\s-]deposit|savings)s?\b/i,
  /\b(?:bank|term)[\s-]deposit[\s-](?:alternative|replacement|substitute|like|style|beating)\b/i,
];
