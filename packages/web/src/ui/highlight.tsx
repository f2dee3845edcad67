import { foldText } from '@tussock/core/text/fold';

/** A text with the words that a search found marked; `words` are folded (lower case, without macrons). */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  const pieces = text.split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʻ]*)/u);
  const isFound = (piece: string) => words.includes(foldText(piece).replaceAll("'", ''));
  return pieces.map((piece, at) =>
    isFound(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <mark key={at} className="text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
