const BETWEEN_FIGURES =
  /(?<![\d.,-])(\d[\d,.]{0,11}%?)\s?-\s?(?=\d[\d,.]{0,11}\s?(?:%|years?\b|yrs?\b|months?\b|mths?\b|weeks?\b|days?\b))/gi;

/** The words of a provider with ranges as everywhere else: "3-5 years" reads "3–5 years". Other hyphens stay. */
export const withRangeDashes = (text: string): string => text.replace(BETWEEN_FIGURES, '$1–');
