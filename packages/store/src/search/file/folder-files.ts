import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { nameOfFile, nameStart } from './file-name';
import { BadSearchFile, type SearchFiles } from './search-files';

/** The search files of a local directory, in a folder, which is made when the first is stored. */
export function searchFilesIn(folder: string): SearchFiles {
  const pathOf = (...of: Parameters<typeof nameOfFile>) => join(folder, nameOfFile(...of));
  return {
    async put(release, entry, path) {
      await mkdir(folder, { recursive: true });
      const draft = `${pathOf(release, entry)}.${process.pid}`;
      await copyFile(path, draft);
      await rename(draft, pathOf(release, entry));
    },
    async get(release, entry) {
      const path = pathOf(release, entry);
      const bytes = await sizeOf(path);
      if (bytes === null) throw new BadSearchFile(release, 'is missing');
      if (bytes !== entry.bytes || (await sha256Of(path)) !== entry.sha256)
        throw new BadSearchFile(release, 'is not what was published');
      return path;
    },
    async remove(release) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names)
        if (name.startsWith(nameStart(release))) await rm(join(folder, name), { force: true });
    },
  };
}

/** In bytes; null where there is no such file. */
export const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
