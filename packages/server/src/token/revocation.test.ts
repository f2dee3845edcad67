import { UNLOCK_DAYS } from '@tussock/core/submission/retention';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time';
import { parseKeyRing } from './key-ring';
import { NONE_REVOKED, parseRevocation } from './revocation';
import { newSubject, signUnlockToken, tokenCheck } from './unlock-token';

const KEYS = parseKeyRing('k'.repeat(40));
const NOW = new Date('2026-11-20T03:00:00Z');
const begun = (at: Date) => ({ subject: newSubject(), expires_at: addDays(at, UNLOCK_DAYS) });
const opens = async (session: ReturnType<typeof begun>, revoked: string) =>
  tokenCheck(KEYS, parseRevocation(revoked), () => NOW)(await signUnlockToken(session, KEYS));

describe('a revoked token', () => {
  it('is one of the named sessions, and no other', async () => {
    const [one, other] = [begun(NOW), begun(NOW)];
    expect(await opens(one, other.subject)).toBe(true);
    expect(await opens(one, `${other.subject}, ${one.subject}`)).toBe(false);
  });

  it('is every one that began before a time', async () => {
    const seconds = fc.integer({ min: -20 * 86_400, max: 0 });
    await fc.assert(
      fc.asyncProperty(seconds, seconds, async (began, before) => {
        const at = (shift: number) => new Date(NOW.getTime() + shift * 1000);
        const revoked = at(before).toISOString().replace('.000', '');
        expect(await opens(begun(at(began)), revoked)).toBe(began >= before);
      }),
    );
  });

  it('is not one that began at that very time', async () => {
    const [at, before] = [begun(NOW), begun(new Date(NOW.getTime() - 1000))];
    expect(await opens(at, '2026-11-20T03:00:00Z')).toBe(true);
    expect(await opens(before, '2026-11-20T03:00:00Z')).toBe(false);
  });

  it('before a time may be written with or without seconds', () => {
    const before = new Date('2026-11-20T03:00:00Z');
    for (const text of ['2026-11-20T03:00Z', '2026-11-20T03:00:00Z'])
      expect(parseRevocation(` ${text} , `)).toEqual({ before, subjects: new Set() });
  });

  it('is none by default', async () => {
    expect(parseRevocation(undefined)).toEqual(NONE_REVOKED);
    expect(await opens(begun(NOW), ' ')).toBe(true);
  });
});

it.each([
  '2026-11-20',
  '2026-11-20T03:00+13:00',
  '2026-13-40T03:00Z',
  '2026-11-20T03:00Z,2026-11-21T03:00Z',
  newSubject().slice(1),
  `${newSubject()}0`,
  `0${newSubject()}`,
  'at 2026-11-20T03:00Z',
  // A date of the year 12026, for the clock.
  '+012026-11-20T03:00Z',
  '2026-11-20T03:00Z or so',
  newSubject().toUpperCase().replace(/^./, 'A'),
  'all',
])('UNLOCK_REVOKED=%s is refused: a slip would leave a session open', (text) => {
  expect(() => parseRevocation(text)).toThrow('UNLOCK_REVOKED');
});
