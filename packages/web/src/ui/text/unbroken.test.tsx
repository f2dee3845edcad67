import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Unbroken } from './unbroken';

const wholes = (text: string) => {
  const page = renderToStaticMarkup(<Unbroken text={text} />);
  expect(page.replace(/<[^>]+>/g, '')).toBe(text);
  return [...page.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, part]) => part);
};

describe('a text that is not broken at will', () => {
  it('keeps both ends of a range on one line', () => {
    expect(wholes('1.61–1.91% is left: $4,034–$4,780 a year on $250,000')).toEqual([
      '1.61–1.91%',
      '$4,034–$4,780',
    ]);
  });

  it('keeps a loss and its sign on one line', () => {
    expect(wholes('is left: −$10,784,314 to −NZ$1,176 a year')).toEqual(['−$10,784,314', '−NZ$1,176']);
  });

  it('keeps an amount and its word on one line', () => {
    expect(wholes('From NZ$5 million, or $1.25 billion in all.')).toEqual(['$5 million', '$1.25 billion']);
  });

  it('keeps a day and the number of a page on one line', () => {
    expect(wholes('In force from 1 April 2025, checked 31 May 2026.')).toEqual([
      '1 April 2025',
      '31 May 2026',
    ]);
    expect(wholes('The SHA-256 of a release')).toEqual(['SHA-256']);
    expect(wholes('Quarterly report, September 2026, p. 3')).toEqual(['p. 3']);
  });

  it('keeps no range together that is wider than a phone', () => {
    for (const whole of wholes(`${'long'.repeat(40)}1–2${'er'.repeat(80)}`))
      expect(whole?.length).toBeLessThan(54);
  });

  it('leaves other words as they are', () => {
    expect(wholes('No figure – none, and 21 days in 2026')).toEqual([]);
  });
});
