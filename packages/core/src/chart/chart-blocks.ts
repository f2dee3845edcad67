/** A block begins with ```chart at the beginning of a line, and ends with ``` alone on a line. */
const BLOCK = /^```chart[ \t]*\r?\n([\s\S]*?)^```[ \t]*$/gm;
/** What writers and editors make of its first line: more marks, blanks, capitals, an indent, another sign. */
const BEGINNING = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*chart(?:[ \t][^\n]*)?$/gim;

/** The chart blocks of a Markdown text, with the line on which the content of each begins; both count from 1. */
export const chartBlocks = (markdown: string): { source: string; line: number }[] =>
  [...markdown.matchAll(BLOCK)].map(({ 1: source = '', index }) => ({
    source,
    line: lineAt(markdown, index) + 1,
  }));

/** The text with something else in place of each of its chart blocks. */
export function withoutChartBlocks(markdown: string, instead: (at: number) => string): string {
  let at = -1;
  return markdown.replace(BLOCK, () => {
    at += 1;
    return instead(at);
  });
}

/** The lines on which something begins that is meant as a chart block and is none: it would be shown as it is written. */
export function brokenChartBlocks(markdown: string): number[] {
  const blocks = [...markdown.matchAll(BLOCK)].map(({ 0: block, index }) => [index, index + block.length]);
  return [...markdown.matchAll(BEGINNING)]
    .filter(({ index }) => !blocks.some(([from = 0, to = 0]) => index >= from && index < to))
    .map(({ index }) => lineAt(markdown, index));
}

export const BROKEN_BLOCK =
  'is no chart block as it is written. Begin it with ```chart at the beginning of a line, and end it with ``` alone on a line';

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
