/** A picture of more years says nothing. */
export const MOST_DRAWN_YEARS = 40;

/** Said in place of a cash flow. */
export const NO_CASH_FLOW = `We can’t draw a cash flow for this offer. It needs a stated minimum, a target as a yearly rate before tax, and a term of no more than ${MOST_DRAWN_YEARS} years if there is one.`;
