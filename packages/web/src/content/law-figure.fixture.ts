/** Amounts, rates, months and days of law, visa or tax: they come from dated settings, never from a text. */
export const FIGURE = /\$\s?\d|\d\s?%|\b\d+ (?:per cent|months?|days)\b/;
