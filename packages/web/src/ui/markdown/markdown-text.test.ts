import { decodeEntities } from '@tussock/core/text/entities';
import { describe, expect, it } from 'vitest';
import { markdownText, readingMinutes } from './markdown-text';
import { parseMarkdown } from './parse';

describe('the words of a Markdown text', () => {
  it('are in one line, without marks', () => {
    const text = [
      '## Fees and **costs**',
      'One\nline [with](/a) `code`\\\nand more.',
      '- first\n- second *soft*\n\n  third',
      '> quoted\n>\n> - deeper',
      '---',
      '| A | B |\n|---|---|\n| 1 | **2** |',
      '[ref]: https://a.example',
      '<p>tag</p>',
    ].join('\n\n');
    expect(markdownText(text)).toBe(
      'Fees and costs One line with code and more. first second soft third quoted deeper A B 1 2',
    );
    expect(markdownText('  \n\n ')).toBe('');
  });

  it('take a minute for 220, and at least one', () => {
    const minutes = (words: number) => readingMinutes(parseMarkdown(Array(words).fill('word').join(' ')));
    expect([0, 1, 220, 329, 331, 2_200].map(minutes)).toEqual([1, 1, 1, 1, 2, 10]);
  });
});

describe('character references', () => {
  it.each([
    ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
    ['a&nbsp;b &ndash; &mdash; &hellip;', 'a\u00a0b – — …'],
    ['&lsquo;a&rsquo; &ldquo;b&rdquo;', '‘a’ “b”'],
    ['&#8211; &#32;&#x2013; &#X1f33e;', '–  – 🌾'],
    ['&#31; &#0; &#x1F;', '&#31; &#0; &#x1F;'],
    ['&#x10FFFF; &#x110000;', '\u{10ffff} &#x110000;'],
    ['&#xD7FF; &#xD800; &#xDFFF; &#xE000;', '\uD7FF &#xD800; &#xDFFF; \uE000'],
    ['&unknown; &a; &AMP; &amp &;', '&unknown; &a; &AMP; &amp &;'],
    ['&amp;lt;', '&lt;'],
  ])('%s are %s', (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });
});
