import type { Token } from './token';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};

export interface NumberRead {
  value: number;
  /** Whether it was said with a scale: "50k", "fifty thousand". */
  scale: number | null;
  /** The first token after it. */
  end: number;
}

/** A number in digits or in words, with its scale: "50k", "1.5 million", "fifty thousand", "half a million". */
export function readNumber(tokens: readonly Token[], start: number): NumberRead | null {
  if (textAt(tokens, start) === 'half' && textAt(tokens, start + 1) === 'a') {
    const scale = SCALES[textAt(tokens, start + 2)];
    if (scale) return { value: scale / 2, scale, end: start + 3 };
  }
  const plain = digits(tokens, start) ?? inWords(tokens, start);
  if (!plain) return null;
  const scale = SCALES[textAt(tokens, plain.end)] ?? null;
  return { value: plain.value * (scale ?? 1), scale, end: plain.end + (scale === null ? 0 : 1) };
}

interface Plain {
  value: number;
  end: number;
}

function digits(tokens: readonly Token[], at: number): Plain | null {
  const token = tokens[at];
  return token?.kind === 'number' ? { value: Number(token.text), end: at + 1 } : null;
}

function inWords(tokens: readonly Token[], start: number): Plain | null {
  const first = belowHundred(tokens, start) ?? article(tokens, start);
  if (!first) return null;
  if (textAt(tokens, first.end) !== 'hundred') return first;
  return { value: first.value * 100, end: first.end + 1 };
}

function belowHundred(tokens: readonly Token[], start: number): Plain | null {
  const word = textAt(tokens, start);
  const small = SMALL.indexOf(word);
  if (small > 0) return { value: small, end: start + 1 };
  const tens = TENS.indexOf(word);
  if (tens < 0) return null;
  const after = textAt(tokens, start + 1) === '-' ? start + 2 : start + 1;
  const ones = SMALL.indexOf(textAt(tokens, after));
  const value = (tens + 2) * 10;
  return ones > 0 && ones < 10 ? { value: value + ones, end: after + 1 } : { value, end: start + 1 };
}

/** "a hundred", "a million": the article counts as one only there. */
function article(tokens: readonly Token[], start: number): Plain | null {
  const next = textAt(tokens, start + 1);
  const isScale = next === 'hundred' || next === 'thousand' || next === 'million';
  return textAt(tokens, start) === 'a' && isScale ? { value: 1, end: start + 1 } : null;
}

const textAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token && token.kind !== 'quoted' ? token.text : '';
};
