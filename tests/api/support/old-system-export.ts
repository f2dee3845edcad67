import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import { checkFolder } from '../../../scripts/seed/folder/check-folder';

export const OLD_SYSTEM_EXPORT = join(import.meta.dirname, '../../fixtures/old-system-export');

/** The data folder after validation. Throws when it has an error. */
export async function loadFolder(folder: string): Promise<Directory> {
  const { directory, problems } = await checkFolder(folder);
  if (!directory) throw new Error(JSON.stringify(problems.filter(({ severity }) => severity === 'error')));
  return directory;
}
