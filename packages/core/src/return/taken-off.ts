/** Whether the target is what is left after the fees that the investment itself charges, or after its management fee alone. */
export type FeesIn = 'net' | 'net_of_management' | 'gross' | 'not_stated';

/** Whether the words say that tax has come off already; at which rate they seldom say. */
export function isAfterTax(words: string): boolean {
  return AFTER_TAX.test(words) && !BEFORE_TAX.test(words);
}

const TAX = String.raw`(?:tax(?:es|ation)?|n?rwt|withholding)\b`;
const AFTER_TAX = new RegExp(
  [
    // A comma is inside of a list: "net of fees, costs and tax".
    String.raw`\b(?:after|nett? of|post)\b(?:[^,;]|,(?= (?:[\w-]+ (?:and|&) ${TAX}|${TAX}\W*$)))*\b${TAX}`,
    String.raw`\bposttax|tax[- ](?:paid|free|exempt)|\b[1-9][\d.]*% PIR\b`,
  ].join('|'),
  'i',
);
const BEFORE_TAX = new RegExp(
  String.raw`\b(?:before|gross of|pre)[- ](?:(?!after\b|nett?\b|post\b)[\w.%-]+ ){0,2}${TAX}`,
  'i',
);

/** Words that name the fees go before words that do not: "gross, after fees". What is net of anything else says nothing of fees. */
export function feesInWords(words: string): FeesIn {
  const [, alone = ''] = ALONE.exec(words) ?? [];
  const isAfter = AFTER_FEES.test(words);
  const isAfterManagement = AFTER_MANAGEMENT.test(words);
  const isNet = isAfter || isAfterManagement || /net/i.test(alone);
  if (isNet && BEFORE_PERFORMANCE.test(words)) return 'net_of_management';
  if (BEFORE_FEES.test(words)) return 'gross';
  if (isAfterManagement && !PERFORMANCE.test(words)) return 'net_of_management';
  if (isNet) return 'net';
  return alone ? 'gross' : 'not_stated';
}

/** Costs and charges are fees where the words do not say of what: those of a loan or a building are others. */
const FEES = String.raw`(?:fees?|(?<=\b(?:after|before|of|pre|post|all|and|fund|management)[- ])(?:costs|charges|expenses))\b`;
const BEFORE_FEES = new RegExp(
  String.raw`\b(?:before|gross of|pre)[- ](?:(?!after\b|nett?\b|post\b)[\w-]+ ){0,4}${FEES}`,
  'i',
);
const AFTER_FEES = new RegExp(
  String.raw`\b(?:after|nett? of|post)[- ](?:[^,;]*[- ])?(?:${FEES}|carry\b)`,
  'i',
);
/** "After the management fee", "net of mgmt, before perf fees": of the performance fee they say nothing, or that it comes off. */
const AFTER_MANAGEMENT =
  /\b(?:after|nett? of|post)[- ](?:(?:an?|all|annual|the|[\d.]+%) ){0,2}(?:base|management|mgmt)\b/i;
const PERFORMANCE = /\b(?:perf|carr(?:y|ied)\b|incentive)/i;
const BEFORE_PERFORMANCE =
  /\b(?:before|gross of|pre)[- ](?:(?:any|the) )?(?:perf|carr(?:y|ied)\b|incentive)/i;
/** "Net" and "gross" that are said of fees: not "net of debt", "net rental yield", "gross dividend". */
export const NET_OR_GROSS = String.raw`(?:nett?|gross)\b(?! (?:of|after|before|assets?|dividends?|equity|initial|leases?|passing|propert\w+|rent\w*|tangible)\b)`;
/** "Net before tax" is net as "net, before tax" is. */
const BEFORE_ANOTHER = String.raw`(?:nett?|gross)(?= before (?:[\w.%-]+ ){0,2}(?:${TAX}|perf|carr(?:y|ied)\b|incentive))`;
const ALONE = new RegExp(String.raw`\b(${NET_OR_GROSS}|${BEFORE_ANOTHER})`, 'i');
