import { describe, expect, it } from 'vitest';
import { withoutEmoji } from './without-emoji';

describe('withoutEmoji', () => {
  it.each([
    ['Ōtākou 🌿 whānau', 'Ōtākou whānau'],
    ['Green fund 👩🏽‍🌾❤️', 'Green fund'],
    ['🇳🇿 Orchard 1️⃣', 'Orchard 1'],
    ['Kauri® notes #2, 8–9.75% *', 'Kauri® notes #2, 8–9.75% *'],
  ])('%s', (text, expected) => {
    expect(withoutEmoji(text)).toBe(expected);
  });
});
