const DELIMITERS = [',', ';', '\t'] as const;

interface Delimited {
  delimiter: string;
  /** The text with one kind of line end, and without a line that only names the delimiter. */
  body: string;
  /** Lines left out at the beginning. */
  skipped: number;
}

/**
 * What separates the values of a CSV text: what Excel names in a first line such as "sep=;", else the sign that the header
 * has most often outside of quotes. The comma where none is in it.
 */
export function delimiterOf(text: string): Delimited {
  // One kind of line end, also inside quotes, where the parser would count a CRLF as two lines.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const named = /^"?sep=([,;\t|])"?\n/i.exec(plain);
  if (named) return { delimiter: named[1] ?? ',', body: plain.slice(named[0].length), skipped: 1 };
  const header = (plain.split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  const most = Math.max(...counts);
  return { delimiter: DELIMITERS[counts.indexOf(most)] ?? ',', body: plain, skipped: 0 };
}
