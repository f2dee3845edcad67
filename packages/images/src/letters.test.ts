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
  ...{ kind: 'Property · Open', asset_class: null, name: 'Kauri', byline: 'by Kauri Capital', figures: [] },
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
    '≥ 5 years',
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

it('lets each letter, digit and sign through that the fonts have, and no other', () => {
  const files = Object.entries(DRAWING_FILES).filter(([, file]) => file.endsWith('.woff'));
  const charactersBy = (name: string) =>
    new Set(
      files
        .filter(([key]) => key.replace('_macrons', '') === name)
        .flatMap(([, file]) => [...charactersOf(readFileSync(createRequire(import.meta.url).resolve(file)))]),
    );
  const fonts = ['serif', 'sans', 'sans_bold'].map(charactersBy);
  const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter) && withoutEmoji(composed(letter)) === letter,
  );
  const had = letters.filter((letter) => fonts.every((font) => font.has(letter.codePointAt(0) ?? 0)));
  expect(had.length).toBeGreaterThan(200);
  expect(letters.filter((letter) => isDrawn({ name: letter })).join('')).toBe(had.join(''));
});
