import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring';
import type { UnlockSession } from './unlock-session';

/** PAYLOAD.SIGNATURE: 16 bytes of subject and 6 of expiry in seconds; 32 bytes of HMAC-SHA256, spelled in one way. */
const FORM = /^([\w-]{30})\.([\w-]{42}[AEIMQUYcgkosw048])$/;
const SUBJECT_BYTES = 16;
const EXPIRY_BYTES = 6;

/**
 * Reads the tokens that were issued before they were JWTs. They lived 30 days, so this file can go 30 days after the
 * last function that wrote them was replaced.
 */
export function verifyFirstForm(token: string, keys: KeyRing, now: Date): UnlockSession | null {
  const [, payload, signature] = FORM.exec(token) ?? [];
  if (!payload || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const matching = keys.filter(({ secret }) =>
    timingSafeEqual(given, createHmac('sha256', secret).update(`unlock-token-1.${payload}`).digest()),
  );
  if (matching.length === 0) return null;
  const bytes = Buffer.from(payload, 'base64url');
  const expires_at = new Date(bytes.readUIntBE(SUBJECT_BYTES, EXPIRY_BYTES) * 1000);
  return expires_at > now ? { subject: bytes.toString('hex', 0, SUBJECT_BYTES), expires_at } : null;
}
