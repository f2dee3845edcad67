/**
 * Session tokens of unlocked visitors: PAYLOAD.SIGNATURE, where the payload is 16 random bytes (the subject) and 6 bytes of
 * expiry in seconds. A token says nothing about a person; the signature is HMAC-SHA256. WebCrypto only, so that every
 * package can use it.
 */

export interface SigningKey {
  /** For people, to tell keys apart; a token does not hold it. */
  id: string;
  secret: string;
}

/** The first key signs; all verify, so that a new one is put in front and the old one dropped a token's life later. */
export type KeyRing = readonly [SigningKey, ...SigningKey[]];

export interface UnlockSession {
  /** 32 hex digits, random, of one unlocking. */
  subject: string;
  expires_at: Date;
}

const SUBJECT_BYTES = 16;
const EXPIRY_BYTES = 6;
const PURPOSE = 'unlock-token-1';
const MIN_SECRET = 32;

/**
 * Reads "id:secret,id:secret" of `UNLOCK_KEYS`; an id may be left out. Throws on a missing, weak or doubled key, without
 * naming a secret.
 */
export function parseKeyRing(text: string | undefined): KeyRing {
  const keys = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => signingKey(part, index + 1));
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

/** A new random subject. */
export function newSubject(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(SUBJECT_BYTES)));
}

/** Signs a session with the first key; the same session and key give the same token. The expiry is cut to whole seconds. */
export async function signUnlockToken(session: UnlockSession, keys: KeyRing): Promise<string> {
  const payload = encode(bytesOf(session));
  const signature = await crypto.subtle.sign('HMAC', await hmacKey(keys[0]), signed(payload));
  return `${payload}.${encode(new Uint8Array(signature))}`;
}

/**
 * The session of a token, or null when the token is malformed, forged, signed with a key that is not in the ring, or
 * expired. Signatures are compared in constant time (WebCrypto).
 */
export async function verifyUnlockToken(
  token: string,
  keys: KeyRing,
  now: Date,
): Promise<UnlockSession | null> {
  const [, payload, signature] = /^([\w-]{30})\.([\w-]{43})$/.exec(token) ?? [];
  if (!payload || !signature) return null;
  const given = decode(signature);
  // The last character carries spare bits; only one spelling of a signature counts.
  if (encode(given) !== signature) return null;
  const checks = keys.map(async (key) =>
    crypto.subtle.verify('HMAC', await hmacKey(key), given, signed(payload)),
  );
  if (!(await Promise.all(checks)).includes(true)) return null;
  const session = sessionOf(decode(payload));
  return session.expires_at > now ? session : null;
}

/** What the read API asks of a token: whether it opens exclusive offers now. */
export const tokenCheck =
  (keys: KeyRing, now: () => Date = () => new Date()) =>
  async (token: string): Promise<boolean> =>
    (await verifyUnlockToken(token, keys, now())) !== null;

function bytesOf({ subject, expires_at }: UnlockSession): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SUBJECT_BYTES + EXPIRY_BYTES);
  for (let i = 0; i < SUBJECT_BYTES; i++) bytes[i] = Number.parseInt(subject.slice(i * 2, i * 2 + 2), 16);
  let seconds = Math.floor(expires_at.getTime() / 1000);
  for (let i = bytes.length - 1; i >= SUBJECT_BYTES; i--, seconds = Math.floor(seconds / 256))
    bytes[i] = seconds;
  return bytes;
}

function sessionOf(bytes: Uint8Array): UnlockSession {
  const seconds = bytes.slice(SUBJECT_BYTES).reduce((total, byte) => total * 256 + byte, 0);
  return { subject: hexOf(bytes.slice(0, SUBJECT_BYTES)), expires_at: new Date(seconds * 1000) };
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const signed = (payload: string) => new TextEncoder().encode(`${PURPOSE}.${payload}`);

const hmacKey = ({ secret }: SigningKey) =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
