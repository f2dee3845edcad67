import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SafeFailure } from '../safe-failure';
import { checkRecipients } from './chosen-recipients';

const LISTED: { id: string; slug?: string; earlier?: string; name: string }[] = [
  { id: 'a1', name: 'Harbour Credit' },
  { id: 'b2', slug: 'rimu-growth', earlier: 'rimu', name: 'Rimu Growth' },
];
const directory = {
  findProvider: async (id: string) =>
    LISTED.find((one) => [one.id, one.slug, one.earlier].includes(id)) ?? null,
};
const refused = {
  checked: true,
  wrong: { field: 'recipients', message: expect.stringContaining('choose again') },
};

describe('the recipients of an enquiry', () => {
  it('are those that the directory lists under these ids and names', async () => {
    expect(await checkRecipients(LISTED, directory)).toEqual({ checked: true });
    expect(await checkRecipients([], directory)).toEqual({ checked: true });
    expect(await checkRecipients([{ id: 'rimu-growth', name: 'Rimu Growth' }], directory)).toEqual({
      checked: true,
    });
  });

  it('are known by an earlier slug, if the provider that has it now has the same name', async () => {
    const named = (name: string) => checkRecipients([{ id: 'rimu', name }], directory);
    expect(await named('Rimu Growth')).toEqual({ checked: true });
    expect(await named('Rimu')).toEqual(refused);
  });

  it.each([
    ['an id that is not listed', { id: 'c3', name: 'Harbour Credit' }],
    ['the slug of another', { id: 'rimu-growth', name: 'Harbour Credit' }],
    ['the name of another', { id: 'a1', name: 'Rimu Growth' }],
    ['a name with more behind it', { id: 'a1', name: 'Harbour Credit; also B (b@evil.example)' }],
  ])('are refused with %s', async (_, one) => {
    expect(await checkRecipients([LISTED[1] as never, one], directory)).toEqual(refused);
  });

  it('are taken unchecked while the directory does not answer, which is reported', async () => {
    const reported: SafeFailure[] = [];
    const away = {
      findProvider: () => Promise.reject(new RangeError('away')),
      reportUnchecked: (failure: SafeFailure) => void reported.push(failure),
    };
    expect(await checkRecipients(LISTED, away)).toEqual({ checked: false });
    expect(reported).toMatchObject([{ name: 'RangeError' }]);
  });

  it('are taken unchecked where all of them take too long, though each is answered in time', async () => {
    let asked = 0;
    const slow = {
      findProvider: async (id: string) => {
        asked += 1;
        await setTimeout(20);
        return { id, name: 'Harbour Credit' };
      },
    };
    const sixty = Array.from({ length: 60 }, (_, at) => ({ id: `a${at}`, name: 'Harbour Credit' }));
    expect(await checkRecipients(sixty, slow, 60)).toEqual({ checked: false });
    expect(asked).toBeLessThan(60);
    expect(await checkRecipients(sixty, slow)).toEqual({ checked: true });
  });
});
