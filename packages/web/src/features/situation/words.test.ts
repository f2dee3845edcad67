import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TAX_POSITION_LABELS } from '@tussock/core/return/tax-position';
import { expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../../..');
/** The modules that show a situation: this feature, its core, and its parts of lists, offers and the comparison. */
const OWN =
  /\/situation\/|my-situation|own-rate|own-left|rate-bar|both-ways|two-ways|left-(line|text)|about-per-year|aip-words|situation-/;

const modules = ['core/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(PACKAGES, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file) && OWN.test(`/${file}`)),
);

it('no text about a situation recommends', () => {
  expect(modules.length).toBeGreaterThan(20);
  const texts = [
    // The names of classes are not read: one is w-fit.
    ...modules.map((file) => readFileSync(join(PACKAGES, file), 'utf8').replaceAll(/className="[^"]*"/g, '')),
    ...Object.values(TAX_POSITION_LABELS),
  ];
  for (const text of texts) {
    expect(text).not.toMatch(
      /\b(best|better|suit(s|ed|able)?|fits?|recommend\w*|should invest|advantage|ideal)\b/i,
    );
  }
});
