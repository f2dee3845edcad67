import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './logo';

const initials = (name: string) =>
  />([^<]*)<\/text>/.exec(renderToStaticMarkup(<Logo name={name} src={null} />))?.[1];

it.each([
  ['Matagouri Credit', 'MC'],
  ['Tīeke & Harrow Equity Partners', 'TH'],
  ['The Koru Company of New Zealand', 'KC'],
  ['Ōtautahi', 'Ō'],
  // The same letter, written as two characters.
  ['O\u0304tautahi', 'Ō'],
  ['3 Sisters Capital', '3S'],
  ['“Koru” (2024) Limited', 'K2'],
  ['99', '9'],
  ['The', 'T'],
  ['z', 'Z'],
  ['𝒜 李明', '𝒜李'],
  ['Multi-Asset', 'M'],
  ['ʻOhana Partners', 'OP'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
