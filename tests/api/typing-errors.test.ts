import { assemble } from '@tussock/core/directory/assemble';
import { textInMemory } from '@tussock/store/text-in-memory';
import { buildTextIndex, readTextIndex } from '@tussock/store/text-index';
import { openTextIndex } from '@tussock/store/text-search';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFolder, OLD_SYSTEM_EXPORT } from './support/old-system-export';

const NAMES = 200;
const TYPOS_PER_NAME = process.env.FULL ? 100 : 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One edit at a place: a letter lost, added, changed, or two swapped. */
function typo(name: string, kind: number, place: number, letter: string): string {
  const at = place % name.length;
  const [before, here, next, after] = [
    name.slice(0, at),
    name[at] ?? '',
    name[at + 1] ?? '',
    name.slice(at + 2),
  ];
  if (kind === 0) return before + next + after;
  if (kind === 1) return before + letter + here + next + after;
  if (kind === 2) return before + letter + next + after;
  return before + next + here + after;
}

describe.each([
  ['the export of the old system', OLD_SYSTEM_EXPORT],
  ['the sample directory', 'scripts/sample'],
])('one-edit typing errors in names of %s', (_, folder) => {
  it('find the record among the first five', async () => {
    const release = assemble(await loadFolder(folder));
    const index = openTextIndex(textInMemory(readTextIndex(buildTextIndex(release))));
    const records = [...release.cards, ...release.providers, ...release.platforms, ...release.funds];
    const stride = Math.max(1, Math.floor(records.length / NAMES));
    const chosen = records.filter((_, n) => n % stride === 0).slice(0, NAMES);
    const edits = fc.tuple(fc.nat(3), fc.nat(500), fc.constantFrom(...LETTERS));
    const typed = fc.sample(edits, { numRuns: TYPOS_PER_NAME * chosen.length, seed: 7 });
    const missed = typed.flatMap(([kind, place, letter], n) => {
      const { id, name } = chosen[n % chosen.length] as { id: string; name: string };
      const text = typo(name, kind, place, letter);
      const found = index.search(text).documents.slice(0, 5);
      return found.some((document) => index.record(document).id === id) ? [] : [`${text} (${name})`];
    });
    const share = 1 - missed.length / typed.length;
    console.info(
      `${typed.length} typing errors in ${chosen.length} names: ${(100 * share).toFixed(1)} % found`,
    );
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.975);
  });
});
