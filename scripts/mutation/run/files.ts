import { readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const UNSEARCHED = new Set(['node_modules', '.git', '.local', '.sst', 'dist']);

/** Every file of the project that may be source, as paths from the root, sorted. */
export function filesOf(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !UNSEARCHED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(root, path) : [path];
    })
    .sort();
}

/** Most globs are of other folders, which their beginnings tell sooner than Node matches them. */
export const isAny = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => file.startsWith(plainBeginning(glob)) && matchesGlob(file, glob));

const plainBeginning = (glob: string): string => /^[^*?[\]{}()!+@\\]*/.exec(glob)?.[0] ?? '';
