import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKeyRing } from './key-ring';
import { NONE_REVOKED } from './revocation';
import { tokenCheck } from './unlock-token';
import { verifyFirstForm } from './unlock-token-1';

const SECRETS = ['k'.repeat(40), 'l'.repeat(40)] as const;
const KEYS = parseKeyRing(SECRETS.join(','));
const NOW = new Date('2026-11-20T00:00:00Z');
const soon = NOW.getTime() / 1000;

/** As the function that wrote them did. */
function issued(subject: Uint8Array, seconds: number, secret: string): string {
  const bytes = Buffer.alloc(22);
  bytes.set(subject);
  bytes.writeUIntBE(seconds, 16, 6);
  const payload = bytes.toString('base64url');
  const signature = createHmac('sha256', secret).update(`unlock-token-1.${payload}`).digest('base64url');
  return `${payload}.${signature}`;
}

const subject = fc.uint8Array({ minLength: 16, maxLength: 16 });
const secret = fc.constantFrom(...SECRETS);

describe('a token of the first form', () => {
  it('opens its session until it ends, with either key', () => {
    fc.assert(
      fc.property(subject, fc.integer({ min: -1_000, max: 1_000 }), secret, (of, shift, key) => {
        const found = verifyFirstForm(issued(of, soon + shift, key), KEYS, NOW);
        const session = {
          subject: Buffer.from(of).toString('hex'),
          expires_at: new Date((soon + shift) * 1000),
        };
        expect(found).toEqual(shift > 0 ? session : null);
      }),
    );
  });

  it('is refused when it is changed in any way, or signed by another key', () => {
    const odd = fc.constantFrom('', 'A', '-', '.', '=', ' ', '\n', 'é');
    fc.assert(
      fc.property(subject, secret, odd, odd, fc.nat(73), (of, key, before, after, at) => {
        const token = issued(of, soon + 60, key);
        if (before + after !== '') expect(verifyFirstForm(before + token + after, KEYS, NOW)).toBeNull();
        const other = token[at] === 'A' ? 'B' : 'A';
        expect(verifyFirstForm(token.slice(0, at) + other + token.slice(at + 1), KEYS, NOW)).toBeNull();
        expect(verifyFirstForm(issued(of, soon + 60, 'm'.repeat(40)), KEYS, NOW)).toBeNull();
      }),
    );
  });

  it.each(['', '.', 'a.b', 'not a token'])('is not %j', (text) => {
    expect(verifyFirstForm(text, KEYS, NOW)).toBeNull();
  });

  it('opens exclusive offers until it ends, by the clock of the machine', async () => {
    const opens = tokenCheck(KEYS, NONE_REVOKED);
    const [hour, now] = [3_600, Math.floor(Date.now() / 1000)];
    expect(await opens(issued(new Uint8Array(16), now + hour, SECRETS[0]))).toBe(true);
    expect(await opens(issued(new Uint8Array(16), now - hour, SECRETS[0]))).toBe(false);
  });
});
