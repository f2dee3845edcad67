/**
 * Whether the words of a fee base are of what comes in or goes out in a year, "Rent of the buildings", and not of what there is, "Value of
 * the rented land".
 */
export function isFlow(words: string): boolean {
  const [head = ''] = words.replace(/^.*?(?:%|per ?cent(?:age)?) of /i, '').split(HEAD_ENDS);
  const isOfCosts = YEARLY_COSTS.test(words) && !DEDUCTED.test(words);
  return isOfCosts || (FLOWS.test(head) && !STOCKS.test(head.replace(SOURCE, '')));
}

/** What a phrase is of comes before these: "interest on the loans" is interest. */
const HEAD_ENDS = /\b(?:of|from|on|in|for|less|after|plus|before)\b/i;
const YEARLY_COSTS =
  /\b(?:(?:annual|yearly|operating|running) (?:costs?|expenses)|costs? (?:of|for|in) (?:the|each|a) year)\b/i;
/** "Net asset value after operating expenses" is a value. */
const DEDUCTED = /\b(?:after|before|less|net of)\b/i;
const FLOW = String.raw`\b(?:rents?|rentals?|income|revenues?|turnover|sales|receipts|takings|interest|distributions?|dividends?|profits?|earnings|returns?|cash ?flows?|expenses|outgoings|(?:sale|harvest|log) proceeds)\b`;
const FLOWS = new RegExp(FLOW, 'i');
/** What they come from: "property income" is income, and "property rental value" a value. */
const SOURCE = new RegExp(
  String.raw`\b(?:assets?|buildings?|funds?|investments?|loans?|portfolio|propert(?:y|ies)) (?=${FLOW})`,
  'gi',
);
const STOCKS =
  /value|asset|\b[ng]av\b|capital|equity|invest|commit|fund|propert|building|portfolio|balance|loan|\bdebt|price|unit|share|holding/i;
