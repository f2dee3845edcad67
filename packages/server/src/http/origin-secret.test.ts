import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { answerError } from './answer-error';
import type { HttpError } from './http-error';
import { fromEdgeOnly } from './origin-secret';

const [FIRST, SECOND, SHORT] = ['a'.repeat(16), 'second-secret-of-the-edge', 'b'.repeat(15)];

const ask = (secrets: string, headers: Record<string, string> = {}) =>
  new Hono()
    .onError((error, c) => answerError(c, error as HttpError))
    .use(fromEdgeOnly(secrets))
    .get('/', (c) => c.text('in'))
    .request('/', { headers });

describe('a function that only the edge may call', () => {
  it.each([FIRST, SECOND])('lets in who sends either secret: %s', async (secret) => {
    const answer = await ask(` ${FIRST} , ${SECOND} `, { 'x-origin-secret': secret });
    expect([answer.status, await answer.text()]).toEqual([200, 'in']);
  });

  it.each([undefined, '', SHORT, `${FIRST},${SECOND}`, FIRST.slice(1), `${SECOND}x`, FIRST.toUpperCase()])(
    'refuses who sends %s, and says nothing about secrets',
    async (secret) => {
      const answer = await ask(
        `${FIRST},${SHORT},${SECOND}`,
        secret === undefined ? {} : { 'x-origin-secret': secret },
      );
      expect(answer.status).toBe(403);
      const body = await answer.json();
      expect(body).toMatchObject({
        code: 'forbidden',
        message: 'This address is not open to direct requests.',
      });
      expect(JSON.stringify(body)).not.toContain(FIRST);
    },
  );

  it('says when the edge has another secret, and not when somebody calls it directly', async () => {
    let told = 0;
    const app = new Hono()
      .onError((error, c) => answerError(c, error as HttpError))
      .use(
        fromEdgeOnly(FIRST, () => {
          told += 1;
        }),
      )
      .get('/', (c) => c.text('in'));
    await app.request('/');
    for (const secret of ['', FIRST]) await app.request('/', { headers: { 'x-origin-secret': secret } });
    expect(told).toBe(0);
    expect((await app.request('/', { headers: { 'x-origin-secret': SECOND } })).status).toBe(403);
    expect(told).toBe(1);
  });

  it.each([undefined, '', ' , ', SHORT])('does not start with %j for a secret', (secrets) => {
    expect(() => fromEdgeOnly(secrets)).toThrow('ORIGIN_SECRETS names no secret');
  });
});
