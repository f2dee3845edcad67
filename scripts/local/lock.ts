import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Level } from './engine-storage';

export interface Lock {
  close(): Promise<void>;
}

const PAUSE_MS = 250;

/**
 * Takes the lock that a folder is; null while another process has it. It is an open database, so that it is freed however its
 * process ends.
 */
export async function takeLock(folder: string): Promise<Lock | null> {
  const lock = new Level(folder);
  try {
    await lock.open();
    return lock;
  } catch (error) {
    if (isLocked(error)) return null;
    throw error;
  }
}

/**
 * Does what one process at a time may do: the others wait for it.
 * @param folder that is the lock; it is made where it is missing
 * @param waits is called once where another process is at work
 */
export async function oneAtATime<T>(
  folder: string,
  work: () => Promise<T>,
  waits: () => void = () => {},
): Promise<T> {
  mkdirSync(dirname(folder), { recursive: true });
  let lock = await takeLock(folder);
  if (!lock) waits();
  while (!lock) {
    await setTimeout(PAUSE_MS);
    lock = await takeLock(folder);
  }
  try {
    return await work();
  } finally {
    await lock.close();
  }
}

function isLocked(error: unknown): boolean {
  const cause = (error as { cause?: { code?: string } }).cause;
  return cause?.code === 'LEVEL_LOCKED';
}
