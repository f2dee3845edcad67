import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalisePath } from './normalise-path';

it.each([
  ['/', '/'],
  ['/Offers/', '/offers'],
  ['/OFFERS.JSON', '/offers.json'],
  ['/opportunities/wine/whang%C4%81rei', '/opportunities/wine/whangarei'],
  ['/tags/M%C4%80ORI', '/tags/maori'],
  ['/offers/o%2D1', '/offers/o-1'],
  ['/offers/O-1%20', '/offers/o-1'],
  ['/offers/o-1.', '/offers/o-1'],
  ['/offers/o-1).', '/offers/o-1'],
  ['/offers/o-1%22', '/offers/o-1'],
  ['/offers/o-1%E2%80%9D,', '/offers/o-1'],
  ['/offers/o-1%E2%80%8B', '/offers/o-1'],
  ['/offers/o-1%3F', '/offers/o-1'],
  ['/offers/.', '/offers'],
  ['/.', '/'],
  ['/./', '/'],
  ['/offers/o-1./', '/offers/o-1'],
  ['/offers/o-1.%CC%81', '/offers/o-1'],
])('%s is %s', (path, tidy) => {
  expect(normalisePath(path)).toBe(tidy);
});

it.each([
  '//Offers',
  '/offers/%E0%A4%A',
  '/offers/O-1%2F',
  '/offers/O-1%20b',
  '/offers/%2E%2Fo-1',
  '/%EF%BC%8Fevil.example',
  '/%CC%81/evil.example',
  '/offers/%CC%81/o-1',
  '/offers/%F0%9F%98%80',
])('%s names no page and is left', (path) => {
  expect(normalisePath(path)).toBe(path);
});

it('never leads to another host or to a second spelling', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const tidy = normalisePath(`/${path.replace(/^\//, '')}`);
      expect(normalisePath(tidy)).toBe(tidy);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const path = `/${encodeURI(text).replace(/^\/+/, '')}`;
      expect(normalisePath(path).startsWith('//')).toBe(false);
    }),
  );
  // Marks, unseen characters and slashes: what is taken out may leave slashes side by side.
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/', '\u0301', '\u200b', '.', 'a', '%')), (parts) => {
      const tidy = normalisePath(`/${encodeURI(parts.join('')).replace(/^\/+/, '')}`);
      expect(tidy.startsWith('//')).toBe(false);
      expect(normalisePath(tidy)).toBe(tidy);
    }),
  );
});

it('is read once, however many marks are in a path that does not end with them', () => {
  const path = `/${'!'.repeat(300_000)}a`;
  // Tried anew from each mark, it would be read for minutes, and the test would be past its time.
  expect(normalisePath(path)).toBe(path);
});
