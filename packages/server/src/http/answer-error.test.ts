import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable } from '../table/budget';
import { errorHandler } from './answer-error';
import { badParameter, getOnly, HttpError, notFound, tooManyRequests, unavailable } from './http-error';

class Mapped extends Error {}
const mapping = (error: unknown) => (error instanceof Mapped ? notFound('mapped') : undefined);

async function answerTo(error: Error) {
  const report = vi.fn();
  const app = new Hono()
    .get('/', () => {
      throw error;
    })
    .onError(errorHandler(mapping, report));
  const answer = await app.request('/');
  const { status, headers } = answer;
  return { status, headers, body: await answer.json(), reported: report.mock.calls.map(([one]) => one) };
}

const INTERNAL = {
  message: 'Something went wrong on our side.',
  details: null,
  hint: 'Try again later.',
  code: 'internal',
};

describe('an error over HTTP', () => {
  it('that nobody knows is a 500 with nothing from inside, and is reported', async () => {
    const error = new TypeError('secret at /var/task');
    const { status, body, headers, reported } = await answerTo(error);
    expect([status, body, reported]).toEqual([500, INTERNAL, [error]]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('of the table is a 503 that says when to try again', async () => {
    const { status, body, headers, reported } = await answerTo(new StoreUnavailable(7));
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '7',
      'no-store',
    ]);
    expect(body).toEqual({
      message: 'The directory cannot be read at the moment.',
      details: null,
      hint: 'Try again in 7 seconds.',
      code: 'store_unavailable',
    });
    expect(reported).toHaveLength(1);
  });

  it('of the app is what the app says, and is not reported where it is the visitor’s', async () => {
    expect(await answerTo(new Mapped())).toMatchObject({
      status: 404,
      reported: [],
      body: { message: 'mapped', hint: null, code: 'not_found' },
    });
    const directory = unavailable('nothing_published', 'Nothing is published.', 'Publish.', 30);
    expect(await answerTo(directory)).toMatchObject({ status: 503, reported: [] });
    const other = new HttpError(502, { message: 'm', code: 'c' });
    expect(await answerTo(other)).toMatchObject({ status: 502, reported: [other] });
  });

  it('names every wrong parameter', async () => {
    const errors = [
      { field: 'limit', message: 'must be a number' },
      { field: 'page', message: 'is too large' },
    ];
    expect((await answerTo(badParameter(errors, 'See the docs.'))).body).toEqual({
      message: 'limit: must be a number; page: is too large',
      details: errors,
      hint: 'See the docs.',
      code: 'bad_parameter',
    });
  });

  it('tells who asks too often when to come back, and who writes what is answered', async () => {
    const often = await answerTo(tooManyRequests('Wait a minute.', 60));
    expect([often.status, often.headers.get('retry-after')]).toEqual([429, '60']);
    expect(often.body).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests have come from your network.',
      hint: 'Wait a minute.',
    });
    const write = await answerTo(getOnly({ 'x-frame-options': 'DENY' }));
    expect([write.status, write.headers.get('allow'), write.headers.get('x-frame-options')]).toEqual([
      ...[405, 'GET, HEAD', 'DENY'],
    ]);
    expect(write.body).toMatchObject({ code: 'method_not_allowed' });
  });

  it('has its code for a message in logs, since a message can quote what a visitor sent', () => {
    expect(new HttpError(400, { message: 'secret words', code: 'bad' }).message).toBe('bad');
  });
});
