import { describe, expect, it } from 'vitest';
import { unusedUtilities } from './unused-utilities';

const BUILT =
  '@font-face{src:url(/a.woff2)}.card{color:red}@layer utilities{.ring{box-shadow:0 0 0 1px}.flex{display:flex}.md\\:mt-0\\.5{margin:1px}.\\31 x{top:0}}';
const OWN = [{ file: 'card.css', text: '.card { color: red }' }];
const CLASSES = '<i className="flex 1x md:mt-0.5" />';

/** "word, line" of what is found in one module. */
const found = (text: string, own = OWN) =>
  unusedUtilities(BUILT, own, [{ file: 'a.tsx', text }]).map(
    ({ phrase, line }) => `${/“(.*)”/.exec(phrase)?.[1]}, ${line}`,
  );

describe('the rules of the stylesheet', () => {
  it.each([
    ['in a text', `export const a = <p>${CLASSES}\nThe ring is held directly.</p>;`],
    ['in a comment', `const a = ${CLASSES};\n// The ring of a chart.`],
    ['in a sentence as a string', `const a = ${CLASSES};\nconst b = 'the ring is held';`],
    ['as the name of something', `const a = ${CLASSES};\nconst b = mark('ring');`],
    [
      'in a comparison',
      `const a = ${CLASSES};\nconst b = <b className={c === 'ring' ? 'flex' : undefined} />;`,
    ],
    [
      'as what a class depends on',
      `const a = ${CLASSES};\nconst b = <b className={clsx(c('ring') && 'flex')} />;`,
    ],
  ])('are of no class where a word is %s', (_, text) => expect(found(text)).toEqual(['ring, 2']));

  it.each([
    ['an attribute', '<b className="ring" />'],
    ['a choice', `<b className={on ? 'ring' : undefined} />`],
    ['a list of parts', `<b className={clsx('card', on && 'ring')} />`],
    ['a list of classes beside it', `{ big: 'card ring' }`],
    ['a template', '`card ring`'],
  ])('are used where a class is in %s', (_, use) =>
    expect(found(`const a = ${CLASSES};\nconst b = ${use};`)).toEqual([]),
  );

  it('name a class that no module has', () => {
    expect(found(`const a = <b className="ring" />;`)).toEqual([
      'flex, undefined',
      'md:mt-0.5, undefined',
      '1x, undefined',
    ]);
  });

  it('are missing where an excluded word is a class', () => {
    const own = [...OWN, { file: 'index.css', text: '@source not inline("{filter,table}");' }];
    expect(found(`const a = ${CLASSES};\nconst b = <b className="table ring" />; filter();`, own)).toEqual([
      'table, 2',
    ]);
  });
});
