/** "$4,034–$4,780", "−$10,784", "$5 million", "20 November 2026", "p. 7", "SHA-256". A word of any length may be broken: it could be wider than a phone. */
const WHOLE =
  /(\S{0,12}\d\S{0,12}–\S{0,12}\d\S{0,12}|−\S{0,3}\$\d\S{0,14}|\$\d[\d.,]{0,9} [mb]illion\b|\b\d{1,2} [A-Z][a-z]+ \d{4}\b|\bp\. \d+|\b[A-Z]{2,}-\d+\b)/;

/** A text whose ranges, amounts, days, page numbers and names with a number each stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(WHOLE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
