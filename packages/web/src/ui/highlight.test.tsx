import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Highlight } from './highlight';

const marked = (text: string, ...words: string[]) =>
  renderToStaticMarkup(<Highlight text={text} words={words} />).replaceAll(' class="text-ink"', '');

it('marks whole words as they are written, whatever their case, macrons and apostrophes', () => {
  expect(marked('Pōhutukawa Capital', 'pohutukawa')).toBe('<mark>Pōhutukawa</mark> Capital');
  expect(marked('Hawke’s Bay orchards', 'hawkes', 'bay')).toBe(
    '<mark>Hawke’s</mark> <mark>Bay</mark> orchards',
  );
  expect(marked('Under $100K', '100k')).toBe('Under $<mark>100K</mark>');
});

it('marks no part of a word, and escapes what it shows', () => {
  expect(marked('Bayside', 'bay')).toBe('Bayside');
  expect(marked('<b>Bay</b>', 'bay')).toBe('&lt;b&gt;<mark>Bay</mark>&lt;/b&gt;');
});
