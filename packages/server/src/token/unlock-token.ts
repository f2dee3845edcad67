import { randomBytes } from 'node:crypto';
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { epochSeconds } from '../time';
import { fingerprint, type KeyRing } from './key-ring';
import { isRevoked, type Revocation } from './revocation';
import type { UnlockSession } from './unlock-session';
import { verifyFirstForm } from './unlock-token-1';

const TYPE = 'unlock';
/** Three parts; of the 43 characters of a signature the last has two spare bits, and only one spelling counts. */
const FORM = /^[\w-]{1,200}\.[\w-]{1,200}\.[\w-]{42}[AEIMQUYcgkosw048]$/;

export const newSubject = () => randomBytes(16).toString('hex');

/** Signs a session with the first key, as a JWT (HS256). The same session and key give the same token. */
export function signUnlockToken({ subject, expires_at }: UnlockSession, [key]: KeyRing): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: fingerprint(key) })
    .setSubject(subject)
    .setExpirationTime(epochSeconds(expires_at))
    .sign(bytes(key.secret));
}

/** The session of a token; null when it is malformed, forged, signed with a key that is not in the ring, or expired. */
export async function verifyUnlockToken(
  token: string,
  keys: KeyRing,
  now: Date,
): Promise<UnlockSession | null> {
  if (!FORM.test(token)) return verifyFirstForm(token, keys, now);
  const keyOf = ({ kid }: JWTHeaderParameters) => {
    const key = keys.find((one) => fingerprint(one) === kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return bytes(key.secret);
  };
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['HS256'],
      typ: TYPE,
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    });
    return { subject: String(payload.sub), expires_at: new Date(Number(payload.exp) * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** What the read API asks of a token: whether it opens exclusive offers now. */
export const tokenCheck =
  (keys: KeyRing, revoked: Revocation, now: () => Date = () => new Date()) =>
  async (token: string): Promise<boolean> => {
    const session = await verifyUnlockToken(token, keys, now());
    return session !== null && !isRevoked(session, revoked);
  };

const bytes = (secret: string) => new TextEncoder().encode(secret);
