import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeFailure } from '../safe-failure';
import { offersAt, providersAt } from './listed-records';

const LISTED = { id: 'a1', name: 'Harbour Credit' };

describe('records of the site’s API', () => {
  let server: Server;
  let status = 200;
  const asked: (string | undefined)[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(LISTED));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  const site = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const find = (id: string) => providersAt(site())(id);

  it('are read by id, which cannot lead to another address', async () => {
    expect(await find('a1')).toEqual(LISTED);
    await find('../settings?x=/');
    await offersAt(site())('a1');
    for (const step of ['.', '..']) expect(await find(step)).toBeNull();
    expect(asked).toEqual(['/api/providers/a1', '/api/providers/..%2Fsettings%3Fx%3D%2F', '/api/offers/a1']);
  });

  it('are read although the connection of the read before was closed meanwhile', async () => {
    const used = new WeakSet<object>();
    const closing = createServer(({ socket }, response) => {
      if (used.has(socket)) return void socket.resetAndDestroy();
      used.add(socket);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(LISTED));
    });
    await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
    const read = providersAt(`http://127.0.0.1:${(closing.address() as AddressInfo).port}`);
    for (let reads = 0; reads < 3; reads++) expect(await read('a1')).toEqual(LISTED);
    closing.close();
  });

  it('are missing, or cannot be read', async () => {
    status = 404;
    expect(await find('a1')).toBeNull();
    status = 410;
    expect(await find('a1')).toBeNull();
    status = 503;
    await expect(find('a1')).rejects.toThrow('503');
    expect(safeFailure(await find('a1').catch((error) => error))).toMatchObject({
      name: 'DirectoryFailure',
      status: 503,
    });
    await expect(providersAt('http://127.0.0.1:9')('a1')).rejects.toThrow();
    await expect(providersAt('')('a1')).rejects.toThrow();
  });
});
