import type JSZip from 'jszip';

const STYLES = /^\/?xl\/styles\.xml$/;
const FORMAT = /(?<=\bformatCode=")[^"]*|(?<=\bformatCode=')[^']*/g;
/** A text in quotation marks, or a character behind a backslash. */
const ADDED = /(?:&quot;|").*?(?:&quot;|")|\\(&[^;]+;|.)/g;
/** These are shown as they are, with a backslash or without. */
const PLAIN = /^[ ()+:/$€£¥-]$/;

/**
 * Writes the characters that number formats show behind a backslash in quotation marks. ExcelJS leaves out the backslash, so that the
 * `0.0\%` that shows 8.5 as 8.5% would be the `0.0%` that shows it as 850%. Returns whether it changed anything.
 */
export async function quoteFormats(archive: JSZip): Promise<boolean> {
  const [part] = archive.file(STYLES);
  const styles = await part?.async('string');
  const quoted = styles?.replace(FORMAT, quotedIn);
  if (part === undefined || quoted === undefined || quoted === styles) return false;
  archive.file(part.name, quoted);
  return true;
}

const quotedIn = (format: string) =>
  format.replace(ADDED, (added, escaped?: string) =>
    escaped === undefined || PLAIN.test(escaped)
      ? added
      : `&quot;${escaped === '&quot;' ? '”' : escaped}&quot;`,
  );
