import { type KeyRing, parseKeyRing } from '@tussock/server/token/key-ring';
import { localFolder, openLocalFolder, storedSecret } from './folder';

/**
 * The keys of session tokens on this machine: `UNLOCK_KEYS` where it is set, else a key that is made once and kept under the
 * local folder, so that a token lives through a restart.
 */
export function localUnlockKeys(folder = localFolder(), env = process.env): KeyRing {
  if (env.UNLOCK_KEYS) return parseKeyRing(env.UNLOCK_KEYS);
  openLocalFolder(folder);
  return parseKeyRing(storedSecret(folder, 'unlock-keys', (random) => `local:${random}`));
}
