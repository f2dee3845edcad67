import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classTone } from './class-tone';

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const classes = new Set([...tokens.matchAll(/--class-([a-z-]+):/g)].map(([, slug = '']) => slug));

it('every colour of a class is used, and a class without one has that of the others', () => {
  expect(classes.size).toBeGreaterThan(6);
  for (const slug of classes) expect(classTone(slug)).toBe(`var(--class-${slug})`);
  expect(classTone('whisky')).toBe('var(--class-other)');
});
