import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperationError, UsageError } from './failure';

/**
 * Writes a file whole or not at all: under another name beside it, which then becomes its own. Throws `OperationError` where the disk is
 * full, and `UsageError` where it cannot be written for another reason; what was there is unchanged.
 * @param mode who may read and write it, whatever the file before had
 */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o666): void {
  const draft = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}`);
  try {
    // A device such as /dev/stdout stays one.
    if (isReplaceable(file)) {
      writeFileSync(draft, content, { flag: 'wx', mode });
      renameSync(draft, existsSync(file) ? realpathSync(file) : file);
    } else writeFileSync(file, content);
  } catch (error) {
    rmSync(draft, { force: true });
    throw notWritten(file, error);
  }
}

const DRAFT = /^\.(.+)\.[0-9a-f]{8}$/;

/** Removes what a process that was killed while it wrote these files has left of them in their folder. Answers the names. */
export function removeDrafts(folder: string, files: readonly string[]): string[] {
  const left = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && files.includes(DRAFT.exec(entry.name)?.[1] ?? ''))
    .map(({ name }) => name);
  for (const name of left) rmSync(join(folder, name), { force: true });
  return left;
}

function isReplaceable(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined || found.isFile();
}

function notWritten(file: string, error: unknown): Error {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new OperationError(`The disk is full: ${file} was not written. What was there is unchanged.`);
  return new UsageError(`${basename(file)} cannot be written to ${dirname(file)} (${code}).`);
}
