import { afterAll, describe, expect, it, vi } from 'vitest';
import { infraModule, plain, recordInfra } from './record';

afterAll(() => void vi.unstubAllGlobals());

const [FIRST, SECOND] = ['first-secret-of-thirty-two-signs', 'second-secret_of_thirty-two-signs'];

async function pairOf(which: 'originSecrets' | 'unlockKeys', secrets: Record<string, string>) {
  recordInfra(secrets);
  return plain((await infraModule('secrets'))[which]());
}

describe.each([
  ['originSecrets', 'OriginSecret'],
  ['unlockKeys', 'UnlockKey'],
] as const)('%s', (which, name) => {
  it('accept one secret, or both with the one in use first', async () => {
    expect(await pairOf(which, { [name]: FIRST })).toEqual({ current: FIRST, accepted: FIRST });
    expect(await pairOf(which, { [name]: FIRST, [`${name}Other`]: SECOND })).toEqual({
      current: FIRST,
      accepted: `${FIRST},${SECOND}`,
    });
  });

  it('accept one secret where a deploy comes between the two steps that exchange them', async () => {
    const same = { [name]: FIRST, [`${name}Other`]: FIRST };
    expect(await pairOf(which, same)).toEqual({ current: FIRST, accepted: FIRST });
  });

  it.each([
    '',
    'a'.repeat(31),
    'a'.repeat(129),
    `${'a'.repeat(40)}'`,
    `'${'a'.repeat(40)}`,
    `${'a'.repeat(20)} ${'a'.repeat(20)}`,
  ])('refuse %j, and do not show it', async (weak) => {
    const refused = pairOf(which, { [name]: weak });
    await expect(refused).rejects.toThrow(`${name} must be 32 to 128`);
    if (weak !== '') await expect(refused).rejects.not.toThrow(weak);
  });

  it('refuse a weak second one under its own name', async () => {
    await expect(pairOf(which, { [name]: FIRST, [`${name}Other`]: 'weak' })).rejects.toThrow(
      `${name}Other must be 32 to 128`,
    );
  });

  it('accept the shortest and the longest', async () => {
    for (const secret of ['a'.repeat(32), 'Z9_-'.repeat(32)])
      expect(await pairOf(which, { [name]: secret })).toMatchObject({ current: secret });
  });

  it('stop a deploy that has none', async () => {
    await expect(pairOf(which, {})).rejects.toThrow(`No secret ${name}`);
  });
});
