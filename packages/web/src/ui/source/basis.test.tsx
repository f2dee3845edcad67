import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Basis, basisText } from './basis';

const INZ = {
  source: 'Immigration New Zealand',
  source_address: 'https://immigration.example/rules',
  in_force_from: '2025-04-01',
  checked_on: '2026-05-31',
  confidence: 'H' as const,
};
const FIRM = { ...INZ, source: 'A law firm', source_address: null, confidence: 'M' as const };
const ADVISER = { ...FIRM, source: 'An adviser', source_address: 'https://adviser.example/' };

const shown = (...entries: Parameters<typeof Basis>[0]['entries']) =>
  renderToStaticMarkup(<Basis entries={entries} />);

it('leads to each source that has an address', () => {
  const html = shown(INZ, FIRM, ADVISER);
  expect([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, name]) => [to, name])).toEqual([
    [INZ.source_address, INZ.source],
    [ADVISER.source_address, ADVISER.source],
  ]);
});

it.each([[[INZ]], [[INZ, FIRM, ADVISER]], [[INZ, { ...FIRM, in_force_from: null }, INZ]]])(
  'says the same as the text alone: %j',
  (entries) => {
    expect(shown(...entries).replace(/<[^>]*>/g, '')).toBe(` ${basisText(entries)}`);
  },
);
