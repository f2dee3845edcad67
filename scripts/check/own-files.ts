import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** What others wrote, and builds, which come and go while tests run. */
const OF_OTHERS = /^(?:node_modules|dist|dist-.*|coverage)$/;

/** The files of a folder of the project and of those in it, each by its path in the project. */
export const ownFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return OF_OTHERS.test(entry.name) ? [] : ownFiles(path);
  });
