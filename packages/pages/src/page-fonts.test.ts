import { expect, it } from 'vitest';
import { pageFonts } from './page-fonts';

const [COMMON, SERIF, SANS] = [
  '/newsreader-common-a.woff2',
  '/newsreader-macrons-a.woff2',
  '/hanken-grotesk-macrons-a.woff2',
];
const ASSETS = { fonts: [COMMON], allFonts: [COMMON, '/newsreader-rest-a.woff2', SERIF, SANS] };
const more = (html: string) => pageFonts(html, ASSETS).slice(1);

it.each([
  ['<h1>The fund</h1><p>of 2026, at a café</p>', []],
  ['<h2 class="a"><a href="/">Kākā</a></h2><p>Beak</p>', [SERIF]],
  ['<a class="text-15 font-serif" href="/">Ōtāhuna</a>', [SERIF]],
  ['<th scope="row" title="Ōtāhuna"><a href="/">Ōtāhuna</a></th>', [SERIF]],
  ['<th scope="row"><a href="/">Ōtāhuna</a></th>', [SANS]],
  ['<h1>The fund</h1><p>in Whakatāne</p>', [SANS]],
  ['<h3>Hāwea</h3><p class="font-serif2">Hāwea</p>', [SERIF, SANS]],
])('adds those of Māori words to the common ones where %s has them', (html, fonts) =>
  expect(more(html)).toEqual(fonts),
);

it.each([
  '<a title="Hāwea" aria-label="Hāwea">Flat</a>',
  '<svg><title>Hāwea\nFlat</title></svg>',
  '<option value="1">Hāwea</option>',
  '<details class="a"><summary>More</summary>\n<h3>Hāwea</h3><p>Hāwea</p></details>',
])('has none for words that are not seen: %s', (html) => expect(more(html)).toEqual([]));

it('has those of what is unfolded', () =>
  expect(more('<details class="a" open=""><p>Hāwea</p></details>')).toEqual([SANS]));
