import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTFOLIO_CLASSES } from '@tussock/core/portfolio/asset-classes';
import { expect, it } from 'vitest';
import { PALETTE, toneOf } from './palette';

const tokens = readFileSync(join(import.meta.dirname, '../../web/src/styles/tokens.css'), 'utf8');
/** The value in the light theme, which comes first. */
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

it('has the colours of the site', () => {
  for (const [name, colour] of Object.entries(PALETTE)) expect([name, colour]).toEqual([name, token(name)]);
});

it('gives each asset class its colour, and the others the one of other classes', () => {
  for (const { slug } of PORTFOLIO_CLASSES)
    expect([slug, toneOf(slug)]).toEqual([slug, token(`class-${slug}`)]);
  for (const slug of ['whisky', 'constructor'])
    expect([slug, toneOf(slug)]).toEqual([slug, token('class-other')]);
  expect(toneOf(null)).toBe(PALETTE.pine);
});
