import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyTexts } from '../../packages/core/src/text/empty-texts.fixture';

const ROOT = join(import.meta.dirname, '../../packages/core/src');
// Not import.meta.glob: the check of dead code would take every module for used.
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file),
);
const modules: Record<string, Record<string, unknown>> = {};
for (const file of files.sort()) modules[`./${file}`] = await import(join(ROOT, file));

/** A search without words. */
const MEANT = new Set(['./offer/offer-query.ts DEFAULT_OFFER_QUERY.q']);

describe('the data of the domain', () => {
  it('has no label, question, address or other text that is empty', () => {
    const seen = new Set<unknown>();
    const found = Object.entries(modules).flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) => emptyTexts(value, `${file} ${name}`, seen)),
    );
    expect(found.filter((path) => !MEANT.has(path))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1_000);
  });
});
