import { expect, it } from 'vitest';
import { addDays } from '../time';
import { parseKeyRing } from './key-ring';
import { NONE_REVOKED } from './revocation';
import { newSubject, signUnlockToken, tokenCheck, verifyUnlockToken } from './unlock-token';

const KEYS = parseKeyRing('k'.repeat(40));
const tokenOf = (days: number) =>
  signUnlockToken({ subject: newSubject(), expires_at: addDays(new Date(), days) }, KEYS);

it('a token opens exclusive offers until it ends, by the clock of the machine', async () => {
  const opens = tokenCheck(KEYS, NONE_REVOKED);
  expect(await opens(await tokenOf(1))).toBe(true);
  expect(await opens(await tokenOf(-1))).toBe(false);
});

it('an error that says nothing of the token is not taken for a bad token', async () => {
  const token = await tokenOf(1);
  await expect(verifyUnlockToken(token, undefined as never, new Date())).rejects.toThrow(TypeError);
});
