import { foldText } from '@tussock/core/text/fold';

/** Words that say nothing about a record; they are neither indexed nor asked for. */
const STOP_WORDS = new Set(
  'a an and are as at be by for from in into is it its of on or our that the their this to we which with you your'.split(
    ' ',
  ),
);

/** The words of a text as the index knows them: folded, without apostrophes and stop-words. "Māori" gives "maori". */
export function termsOf(text: string): string[] {
  const words =
    foldText(text)
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOP_WORDS.has(word));
}
