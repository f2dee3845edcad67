/** Words that somebody reads, and where they are written. */
export interface Prose {
  /** Path of the file from the root of the project. */
  file: string;
  /** The line on which it begins, from 1. */
  line: number;
  /** On one line, without marks of code or Markdown; what is computed is a dash. */
  text: string;
  /** As it is written in the file, to find the line of a phrase. */
  written: string;
  /** Visitors read a text, operators and developers read the rest. */
  readers: 'visitors' | 'developers';
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The line of a phrase of the text. Marks and line ends between its words do not hide it. */
export function lineOf({ line, written }: Prose, phrase: string): number {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const found = new RegExp(words.join(String.raw`[^\p{L}\p{N}]+`), 'iu').exec(written);
  return line + (written.slice(0, found?.index ?? 0).match(/\n/g)?.length ?? 0);
}
