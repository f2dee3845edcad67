import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bytes of the files of a folder and of those within it.
 * @param extension counts files whose names end so; all where it is not given
 */
export const bytesIn = (folder: string, extension = ''): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
