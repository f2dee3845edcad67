import { createRequire } from 'node:module';
import { note } from '../cli/terminal';
import { storageProblem } from './folder';

const require = createRequire(import.meta.url);
// dynalite's own database. The operating system locks an open one and frees it when its process ends.
export const { Level } = createRequire(require.resolve('dynalite'))('level') as {
  Level: new (path: string) => Database;
};

interface Database {
  location: string;
  open(...of: unknown[]): Promise<void>;
  close(): Promise<void>;
  put(...of: unknown[]): Promise<unknown>;
  del(...of: unknown[]): Promise<unknown>;
  batch(...of: unknown[]): Promise<unknown>;
  keys(...of: unknown[]): Iterating;
  values(...of: unknown[]): Iterating;
}

interface Iterating {
  close(): Promise<void>;
  return?(): Promise<void>;
}

/** 4 MB and 2 MB without this. */
const FOR_LARGE_DIRECTORIES = { writeBufferSize: 32 * 2 ** 20, maxFileSize: 8 * 2 ** 20 };

/**
 * Lets the database take more writes into memory before it sorts them into its files, and makes the files larger: sorting them again and again
 * took half of what a large publish costs the table, and more than a thousand files are opened anew for each read.
 */
export function storeInLargeSteps(): void {
  const { open } = Object.getPrototypeOf(Level.prototype) as Database;
  Level.prototype.open = function (this: Database, options?: object) {
    return open.call(this, { ...FOR_LARGE_DIRECTORIES, ...options });
  };
}

/**
 * Makes a failed write an answer of the engine. dynalite throws every error that is no answer of its own, which would end
 * the web server with it when the disk is full.
 * @param folder named to the person at the terminal
 */
export function answerFailedWrites(folder: string): void {
  const told = new Set<string>();
  for (const write of ['put', 'del', 'batch'] as const) {
    const original: Database[typeof write] = Object.getPrototypeOf(Level.prototype)[write];
    Level.prototype[write] = async function (this: Database, ...of: unknown[]) {
      try {
        return await original.apply(this, of);
      } catch (error) {
        const message =
          storageProblem(folder, error) ?? `The local table failed: ${(error as Error).message}`;
        if (!told.has(message)) note(message);
        told.add(message);
        // 400: the SDK would try a 500 again, and nothing changes before the program is started again.
        const body = { __type: 'com.amazonaws.dynamodb.v20120810#StorageFailed', message };
        throw Object.assign(new Error(message), { statusCode: 400, body });
      }
    };
  }
}

/**
 * Lets dynalite end what it reads with: it calls a method that Level's iterators do not have. One that stays open keeps all files of
 * its moment on the disk until the process ends.
 */
export function endReads(): void {
  for (const read of ['keys', 'values'] as const) {
    const original: Database[typeof read] = Object.getPrototypeOf(Level.prototype)[read];
    Level.prototype[read] = function (this: Database, ...of: unknown[]) {
      const iterator = original.apply(this, of);
      iterator.return = () => iterator.close();
      return iterator;
    };
  }
}
