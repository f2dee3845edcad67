/**
 * Whether the words of a fee base are of what comes in or goes out in a year, "Rent of the buildings", and not of what there is, "Value of
 * the rented land".
 */
export function isFlow(words: string): boolean {
  const [head = ''] = words.replace(/^.*?(?:%|per ?cent(?:age)?) of /i, '').split(HEAD_ENDS);
  return YEARLY_COSTS.test(words) || (FLOWS.test(head) && !STOCKS.test(head));
}

/** What a phrase is of comes before these: "interest on the loans" is interest. */
const HEAD_ENDS = /\b(?:of|from|on|in|for|less|after|plus|before)\b/i;
const YEARLY_COSTS =
  /\b(?:(?:annual|yearly|operating|running) (?:costs?|expenses)|costs? (?:of|for|in) (?:the|each|a) year|outgoings)\b/i;
const FLOWS =
  /\b(?:rents?|rentals?|income|revenues?|turnover|sales|receipts|takings|interest|distributions?|dividends?|profits?|earnings|returns?|cash ?flows?|expenses|(?:sale|harvest|log) proceeds)\b/i;
const STOCKS =
  /value|asset|\b[ng]av\b|capital|equity|invest|commit|fund|propert|building|portfolio|balance|loan|\bdebt|price|unit|share|holding/i;
