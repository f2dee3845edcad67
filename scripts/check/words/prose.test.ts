import { describe, expect, it } from 'vitest';
import { findingLines } from './finding';
import { markdownProse } from './markdown-prose';
import { commentProse, stringProse } from './module-prose';
import { lineOf } from './prose';
import { phraseFindings, spellingFindings } from './prose-findings';
import { tableProse } from './table-prose';

const texts = (prose: readonly { text: string; line: number }[]) =>
  prose.map(({ line, text }) => `${line} ${text}`);

describe('the prose of a module', () => {
  const source = [
    "import a from 'no such prose';",
    'const b = <p className="flex some thing">',
    '  It is <b>not</b> late,{" "}',
    '  {n} says',
    '</p>;',
    "const classes = 'gap-2 md:flex items-center';",
    'const c = `Up to $' + '{n} offers`;',
    '// One thing',
    '// and another.',
    '/**',
    ' * A docstring with `code` in it.',
    ' */',
  ].join('\n');

  it('is its strings, templates and elements, each as one text', () => {
    expect(texts(stringProse('a.tsx', source))).toEqual(['2 It is not late, – says', '7 Up to – offers']);
  });

  it('has its comments apart, for developers', () => {
    const comments = commentProse('a.tsx', source);
    expect(texts(comments)).toEqual(['8 One thing and another.', '10 A docstring with – in it.']);
    expect(comments.every(({ readers }) => readers === 'developers')).toBe(true);
  });
});

describe('the prose of a text', () => {
  const source =
    '---\ntitle: A page\n---\n\nOne [link](/a)\nand **more**.\n\n```\ncode here\n```\n- An item <Cite id="x" />\n- Another';

  it('is each paragraph and item, without marks, code and addresses', () => {
    const prose = markdownProse('a.mdx', source, 'visitors');
    expect(texts(prose)).toEqual(['2 A page', '5 One link and more.', '11 An item –', '12 Another']);
    expect(prose[1] && lineOf(prose[1], 'and more')).toBe(6);
  });
});

describe('the prose of a data file', () => {
  it('is each text of two words or more that is no name', () => {
    const source = JSON.stringify([{ id: 'a b', name: 'Ruru Fund', tagline: 'Loans on farms.' }], null, 2);
    expect(texts(tableProse('scripts/sample/a.json', source))).toEqual(['5 Loans on farms.']);
  });
});

describe('what is wrong in prose', () => {
  const prose = (file: string, source: string) =>
    file.endsWith('.mdx') ? markdownProse(file, source, 'visitors') : stringProse(file, source);

  it('is a forbidden phrase, with its line and what to write', () => {
    const found = phraseFindings(prose('a.mdx', 'Fine.\n\nThe fee\nstands in the documents.'));
    expect(findingLines(found)).toEqual(['a.mdx:4: stands in → is, are, appears (an ordinary verb says it)']);
  });

  it('is a word that no dictionary has, in New Zealand spelling', async () => {
    const words = async (source: string) =>
      (await spellingFindings(prose('a.mdx', source), ['Rimutiti'])).map(({ phrase }) => phrase);
    expect(
      await words('A colorful favor, teh orchrd of Rimutiti; the cheque of Māori whānau’s licence.'),
    ).toEqual(['colorful', 'favor', 'teh', 'orchrd']);
  });

  it('is no name inside a sentence of a text', async () => {
    const found = async (text: string) =>
      (await spellingFindings(tableProse('scripts/sample/a.json', JSON.stringify({ text })), [])).map(
        ({ phrase }) => phrase,
      );
    expect(await found('The farm of Xqarl Brothers grows aples.')).toEqual(['aples']);
  });
});
