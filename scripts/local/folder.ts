import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperationError } from '../cli/failure';
import { makeFolder } from '../cli/make-folder';

/** The folder that holds the local table; `TUSSOCK_LOCAL` moves it, so that tests have their own. */
export const localFolder = () => process.env.TUSSOCK_LOCAL || '.local';

/** Makes the local folder where it is missing, and closes it to other users of the machine. Throws `OperationError`. */
export function openLocalFolder(folder: string): void {
  explained(folder, () => {
    makeFolder(folder, 0o700);
    // It may have been made with other rights by an earlier version.
    chmodSync(folder, 0o700);
  });
}

/** A secret of this install: `make` is stored in a file of the folder the first time, readable by its owner only. */
export function storedSecret(folder: string, name: string, make: (random: string) => string): string {
  const file = join(folder, name);
  return explained(folder, () => {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    // Linked when it is whole: of two processes that start at once, one makes it and both read the same.
    const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    try {
      writeFileSync(draft, `${make(randomBytes(32).toString('hex'))}\n`, { mode: 0o600, flag: 'wx' });
      linkSync(draft, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    return readFileSync(file, 'utf8').trim();
  });
}

const CAUSES: [pattern: RegExp, problem: string][] = [
  [
    /ENOSPC|EDQUOT|EFBIG|No space left|quota exceeded|File too large/i,
    'the disk is full. Free some space. If the site is running, stop it (Ctrl-C)',
  ],
  [/EROFS|Read-only file system/i, 'the file system is read-only. Choose another folder with TUSSOCK_LOCAL'],
  [
    /EACCES|EPERM|Permission denied|not permitted/i,
    'it is not writable. Change its permissions, or choose another folder with TUSSOCK_LOCAL',
  ],
];

/** What a failure to store something means for the person at the terminal; null for failures of other kinds. */
export function storageProblem(folder: string, error: unknown): string | null {
  const text = wordsOf(error);
  const problem = CAUSES.find(([pattern]) => pattern.test(text))?.[1];
  return problem ? `Nothing can be stored in ${folder}/: ${problem} and start again.` : null;
}

/** Does something in the folder. Throws `OperationError` where the disk is full or the folder may not be written. */
export function explained<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const problem = storageProblem(folder, error);
    throw problem ? new OperationError(problem) : error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The codes and messages of an error and its causes. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return `${codeOf(error)} ${error.message} ${wordsOf(error.cause)}`;
}
