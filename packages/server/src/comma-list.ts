/** The entries of a setting that has commas between them; none where it is not set. */
export const commaList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
