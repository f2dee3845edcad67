import { withoutMark } from './text';

const DELIMITERS = [',', ';', '\t'] as const;

interface Delimited {
  delimiter: string;
  /** The text in UTF-8, with one kind of line end, and without a line that only names the delimiter. */
  body: Buffer;
  /** Lines left out at the beginning. */
  skipped: number;
}

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

/**
 * What separates the values of a CSV text in UTF-8: what Excel names in a first line such as "sep=;", else the sign that the header
 * has most often outside of quotes. The comma where none is in it.
 */
export function delimiterOf(text: Buffer): Delimited {
  // One kind of line end, also inside quotes, where the parser would count a CRLF as two lines.
  const plain = withLineFeeds(withoutMark(text));
  const end = plain.indexOf(LINE_FEED);
  const first = plain.toString('utf8', 0, end === -1 ? plain.length : end);
  const named = end === -1 ? null : /^"?sep=([,;\t|])"?$/i.exec(first);
  if (named) return { delimiter: named[1] ?? ',', body: plain.subarray(end + 1), skipped: 1 };
  const header = first.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  const most = Math.max(...counts);
  return { delimiter: DELIMITERS[counts.indexOf(most)] ?? ',', body: plain, skipped: 0 };
}

/** CR and CRLF as LF. A text that has them is written over: it may be as large as memory allows. */
function withLineFeeds(text: Buffer): Buffer {
  let end = text.indexOf(CARRIAGE_RETURN);
  if (end === -1) return text;
  for (let at = end; at < text.length; ) {
    const next = text.indexOf(CARRIAGE_RETURN, at);
    const until = next === -1 ? text.length : next;
    text.copyWithin(end, at, until);
    end += until - at;
    if (next === -1) break;
    text[end] = LINE_FEED;
    end += 1;
    at = next + (text[next + 1] === LINE_FEED ? 2 : 1);
  }
  return text.subarray(0, end);
}
