import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24);

export function digestOfFiles(root: string, files: readonly string[]): string {
  const texts = files.map((file) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  });
  return digest(...files, ...texts);
}
