import { createHash } from 'node:crypto';
import { commaList } from '../comma-list';

export interface SigningKey {
  /** For people, to tell keys apart. */
  id: string;
  secret: string;
}

/** The first key signs; all verify, so that a new one is put in front and the old one dropped a token's life later. */
export type KeyRing = readonly [SigningKey, ...SigningKey[]];

const MIN_SECRET = 32;

/**
 * Reads "id:secret,id:secret" of `UNLOCK_KEYS`; an id may be left out. Throws on a missing, weak or doubled key, without
 * naming a secret.
 */
export function parseKeyRing(text: string | undefined): KeyRing {
  const keys = commaList(text).map((part, index) => signingKey(part, index + 1));
  const [first, ...rest] = keys;
  if (!first) throw new Error('UNLOCK_KEYS is empty: give it as id:secret,id:secret, the newest first.');
  if (new Set(keys.map(({ secret }) => secret)).size < keys.length)
    throw new Error('UNLOCK_KEYS holds a secret twice.');
  return [first, ...rest];
}

function signingKey(part: string, position: number): SigningKey {
  const [, id, secret] = /^(?:([\w-]{1,32}):)?([^\s:]+)$/.exec(part) ?? [];
  if (!secret) throw new Error(`UNLOCK_KEYS: key ${position} is not of the form id:secret.`);
  if (secret.length < MIN_SECRET)
    throw new Error(`UNLOCK_KEYS: the secret of key ${position} has fewer than ${MIN_SECRET} characters.`);
  return { id: id ?? `key-${position}`, secret };
}

/**
 * What a token names its key by: eight characters of the secret's digest, since an id may be missing and then depends on
 * the key's place in the ring.
 */
export const fingerprint = ({ secret }: SigningKey) =>
  createHash('sha256').update(secret).digest('base64url').slice(0, 8);
