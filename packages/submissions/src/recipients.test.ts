import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { checkRecipients } from './recipients';

const LISTED = [
  { id: 'a1', name: 'Harbour Credit' },
  { id: 'b2', slug: 'rimu-growth', name: 'Rimu Growth' },
];
const directory = {
  findProvider: async (id: string) => LISTED.find((one) => one.id === id || one.slug === id) ?? null,
};
const refused = {
  status: 400,
  body: {
    code: 'bad_fields',
    details: [{ field: 'recipients', message: expect.stringContaining('choose again') }],
  },
};

describe('the recipients of an enquiry', () => {
  it('are those that the directory lists under these ids and names', async () => {
    expect(await checkRecipients(LISTED, directory)).toBe(true);
    expect(await checkRecipients([], directory)).toBe(true);
    expect(await checkRecipients([{ id: 'rimu-growth', name: 'Rimu Growth' }], directory)).toBe(true);
  });

  it.each([
    ['an id that is not listed', { id: 'c3', name: 'Harbour Credit' }],
    ['the slug of another', { id: 'rimu-growth', name: 'Harbour Credit' }],
    ['the name of another', { id: 'a1', name: 'Rimu Growth' }],
    ['a name with more behind it', { id: 'a1', name: 'Harbour Credit; also B (b@evil.example)' }],
  ])('are refused with %s', async (_, one) => {
    await expect(checkRecipients([LISTED[1] as never, one], directory)).rejects.toMatchObject(refused);
  });

  it('are taken unchecked while the directory does not answer', async () => {
    const away = { findProvider: () => Promise.reject(new Error('away')) };
    expect(await checkRecipients(LISTED, away)).toBe(false);
  });

  it('are taken unchecked where all of them take too long, though each is answered in time', async () => {
    const slow = {
      findProvider: async (id: string) => {
        await setTimeout(20);
        return { id, name: 'Harbour Credit' };
      },
    };
    const sixty = Array.from({ length: 60 }, (_, at) => ({ id: `a${at}`, name: 'Harbour Credit' }));
    const started = performance.now();
    expect(await checkRecipients(sixty, slow, 60)).toBe(false);
    expect(performance.now() - started).toBeLessThan(180);
    expect(await checkRecipients(sixty, slow)).toBe(true);
  });
});
