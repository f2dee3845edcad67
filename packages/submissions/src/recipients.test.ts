import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecipients, providersAt } from './recipients';

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
});

describe('the providers of the site’s API', () => {
  let server: Server;
  let status = 200;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(LISTED[0]));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  const find = (id: string) => providersAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)(id);

  it('are read by id, which cannot lead to another address', async () => {
    expect(await find('a1')).toEqual(LISTED[0]);
    await find('../settings?x=/');
    expect(asked).toEqual(['/api/providers/a1', '/api/providers/..%2Fsettings%3Fx%3D%2F']);
  });

  it('are missing, or cannot be read', async () => {
    status = 404;
    expect(await find('a1')).toBeNull();
    status = 503;
    await expect(find('a1')).rejects.toThrow('503');
    await expect(providersAt('http://127.0.0.1:9')('a1')).rejects.toThrow();
    await expect(providersAt('')('a1')).rejects.toThrow();
  });
});
