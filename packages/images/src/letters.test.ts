import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { About, Card } from './card';
import { charactersOf } from './characters.fixture';
import { DRAWING_FILES } from './drawing-files';
import { composed, isDrawable } from './letters';
import { withoutEmoji } from './without-emoji';

const ABOUT: About = { site: 'Tussock NZ', published_at: '2026-11-19T20:00:00Z', demonstration: false };
const CARD: Card = {
  kind: 'Property · Open',
  asset_class: null,
  name: 'Kauri',
  byline: 'by Kauri Capital',
  figures: [],
  note: 'For wholesale investors only.',
};
const isDrawn = (change: Partial<Card>) => isDrawable({ ...CARD, ...change }, ABOUT);

describe('a card', () => {
  it.each([
    'Ōtākou whānau',
    'Ōtākou',
    'Müller & Søn, Łódź',
    'Green fund 👩🏽‍🌾❤️ 1️⃣',
    'Faʻa Sāmoa',
    'Kauri® – 5%, ½ of “$2m”',
    'Long‑term Kauri‐Rimu',
    'From ₹50K, ₩2M',
    '≥ 5 years',
    'LVR ≤65%',
  ])('is drawn with the words %s', (name) => {
    expect(isDrawn({ name })).toBe(true);
  });

  it.each([
    '太平 Property',
    'مها',
    '東京',
    '서울',
    'Київ',
    'Αθήνα',
    'Nguyễn',
    'नेपाल',
    'A ≥ B',
    'A → B',
    '⅓ share',
    'Fund № 2',
  ])('is not drawn with the words %s, wherever they are', (words) => {
    expect(isDrawn({ name: words })).toBe(false);
    expect(isDrawn({ byline: `by ${words}` })).toBe(false);
    expect(isDrawn({ figures: [{ label: 'Term', value: words }] })).toBe(false);
    expect(isDrawn({ figures: [{ label: 'Term', value: '5 years', unit: words }] })).toBe(false);
    expect(isDrawable(CARD, { ...ABOUT, site: words })).toBe(false);
  });
});

it('a sign before a figure that the fonts lack is read out', () => {
  expect(composed('≥ 5 years')).toBe('At least 5 years');
  expect(composed('Minimum ≥$50,000, LVR ≤65%')).toBe('Minimum at least $50,000, LVR at most 65%');
});

it('a text keeps its hyphens and glottal stops in the letters that the fonts have', () => {
  expect(composed('Long\u2011term Kauri\u2010Rimu, Fa\u02bba S\u0101moa, a\u0304, \u02bcA')).toBe(
    'Long-term Kauri-Rimu, Fa‘a Sāmoa, ā, ’A',
  );
});

describe('of all characters', () => {
  const files = Object.entries(DRAWING_FILES).filter(([, file]) => file.endsWith('.woff'));
  const charactersBy = (name: string) =>
    new Set(
      files
        .filter(([key]) => key.replace('_macrons', '') === name)
        .flatMap(([, file]) => [...charactersOf(readFileSync(createRequire(import.meta.url).resolve(file)))]),
    );
  const fonts = ['serif', 'sans', 'sans_bold'].map(charactersBy);
  const all = (kind: RegExp) =>
    Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code)).filter(
      (one) => kind.test(one) && withoutEmoji(composed(one)) === one,
    );
  const isIn = (one: string) => (font: ReadonlySet<number>) => font.has(one.codePointAt(0) ?? 0);
  const drawn = (ones: readonly string[]) => ones.filter((name) => isDrawn({ name })).join('');

  it('each letter is let through that the fonts have, and no other', () => {
    const letters = all(/\p{L}/u);
    const had = letters.filter((letter) => fonts.every(isIn(letter)));
    expect(had.length).toBeGreaterThan(200);
    expect(drawn(letters)).toBe(had.join(''));
  });

  it('each digit and sign is let through that one of the fonts has, and no other', () => {
    const signs = all(/[\p{N}\p{P}\p{S}]/u);
    const had = signs.filter((sign) => fonts.some(isIn(sign)));
    expect(had.length).toBeGreaterThan(90);
    expect(drawn(signs)).toBe(had.join(''));
  });
});
