import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeyRing, parseKeyRing } from '@tussock/server/token/key-ring';
import { localFolder } from './engine';

/**
 * The keys of session tokens on this machine: `UNLOCK_KEYS` where it is set, else a key that is made once and kept under the
 * local folder, so that a token lives through a restart.
 */
export function localUnlockKeys(folder = localFolder(), env = process.env): KeyRing {
  if (env.UNLOCK_KEYS) return parseKeyRing(env.UNLOCK_KEYS);
  const file = join(folder, 'unlock-keys');
  mkdirSync(folder, { recursive: true });
  try {
    // Fails where the file is there: of two that start at once, one makes the key.
    writeFileSync(file, `local:${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKeyRing(readFileSync(file, 'utf8').trim());
}
