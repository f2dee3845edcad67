import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../tests/support/processor-time';
import { withoutMarks } from './without-marks';

const anyWords = fc
  .array(fc.stringMatching(/^[A-Za-zāēīōū]{1,9}$/), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));
const MARKED: ((words: string) => string)[] = [
  (words) => `**${words}**`,
  (words) => `*${words}*`,
  (words) => `_${words}_`,
  (words) => `\`${words}\``,
  (words) => `[${words}](/unlock)`,
  (words) => `[${words}](https://site.example/a_(b)?c=d_e "Title")`,
  (words) => `## ${words}`,
  (words) => `- ${words}`,
  (words) => `1. ${words}`,
  (words) => `> **${words}**`,
];

describe('the words of a Markdown text', () => {
  it('are what was marked, for every mark', () => {
    fc.assert(
      fc.property(anyWords, fc.constantFrom(...MARKED), (words, marked) => {
        expect(withoutMarks(marked(words))).toBe(words);
      }),
    );
  });

  it('keep their paragraphs, sentences and figures', () => {
    const text =
      'See the [unlock page](/unlock). Fees: 1.5%, up to $50,000 (a year).\n\n## Risks\n\n- One\n- Two';
    expect(withoutMarks(text)).toBe(
      'See the unlock page. Fees: 1.5%, up to $50,000 (a year).\n\nRisks\n\nOne\nTwo',
    );
    expect(withoutMarks('| A | B |\n|---|--:|\n| snake_case | 2 |').split(/\s+/)).toEqual([
      ...['A', 'B', 'snake_case', '2'],
    ]);
  });

  it('have the signs that a text escapes or names, as its page has them', () => {
    for (const [text, words] of [
      ['Fund \\[Series A\\] from \\$50,000\\*', 'Fund [Series A] from $50,000*'],
      ['1\\. Terry &amp; Co&#39;s &ldquo;**fund**&rdquo;', "1. Terry & Co's “fund”"],
      ['One\\\ntwo \\\\ three', 'One\ntwo \\ three'],
      ['\\&amp; &nbsp;', '&amp;'],
      ['Half of it: C:\\Funds', 'Half of it: C:\\Funds'],
    ] as const)
      expect(withoutMarks(text)).toBe(words);
  });

  it('of plain sentences are the sentences', () => {
    fc.assert(fc.property(anyWords, (words) => void expect(withoutMarks(`${words}.`)).toBe(`${words}.`)));
  });

  it('are found in any text, in time that grows with its length', () => {
    const pieces = ['[', '](', '[a](', '**a', '_', '> ', '|', '((', '"', ' \t', '- ', '\\', '&#4'];
    const time = processorTime(() => {
      for (const piece of pieces)
        for (const end of ['', 'x', '|'])
          for (const text of [piece.repeat(20_000) + end, `x\n${piece.repeat(20_000)}${end}`])
            expect(withoutMarks(text).length).toBeLessThanOrEqual(text.length);
    });
    expect(time).toBeLessThan(2_000);
  });
});
