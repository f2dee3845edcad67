import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSubmissionClient, sendPageView } from './submissions-client';

const traps = { shown_at: 0, honeypot: '' };
const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));
// biome-ignore lint/suspicious/noExplicitAny: the client sends whatever form it is given
const form = { submission_id: 'x', name: 'Mere' } as any;
const clientOf = (send: typeof fetch) => createSubmissionClient(send, () => 5_000);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the client of the forms', () => {
  it('sends the form with its traps, as JSON', async () => {
    const send = answering(201, { submission_id: 'x' });
    expect(await clientOf(send).apply(form, traps)).toEqual({ ok: true, value: { submission_id: 'x' } });
    const [path, request] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/submissions/apply');
    expect(request).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(String(request?.body))).toEqual({ ...form, elapsed_ms: 5_000, hp: '' });
  });

  it('sends nothing of a preview', async () => {
    vi.stubGlobal('window', { location: { pathname: '/preview/2-ab/apply' } });
    const send = answering(201, { submission_id: 'x' });
    expect(await clientOf(send).apply(form, traps)).toMatchObject({
      ok: false,
      failure: { status: 403, code: 'preview' },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('gives up what is never answered', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const sent = await clientOf(async (_, request) => {
      request?.signal?.throwIfAborted();
      return Response.json({ submission_id: 'x' });
    }).apply(form, traps);
    expect(sent).toMatchObject({ ok: false, failure: { status: 0, code: 'network' } });
  });

  it('waits until a person could have filled in the form', async () => {
    vi.useFakeTimers();
    const send = answering(201, { submission_id: 'x' });
    const sent = createSubmissionClient(send, () => Date.now()).apply(form, {
      ...traps,
      shown_at: Date.now(),
    });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await sent;
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body)).elapsed_ms).toBeGreaterThanOrEqual(2_000);
  });

  it('gives what is wrong with each field', async () => {
    const details = [{ field: 'consents.marketing', message: 'must be true or false' }];
    const sent = await clientOf(
      answering(400, { message: 'One field', details, hint: null, code: 'bad_fields' }),
    ).apply(form, traps);
    expect(sent).toMatchObject({ ok: false, failure: { status: 400, details } });
  });

  it('passes on how long to wait, as the server says it', async () => {
    const sent = await clientOf(answering(429, { message: 'Please try again in 1 minute.' })).apply(
      form,
      traps,
    );
    expect(sent).toMatchObject({ failure: { status: 429, message: 'Please try again in 1 minute.' } });
  });

  it.each([
    ['no network', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('failed')))],
    ['the page of another network', vi.fn<typeof fetch>(async () => new Response('<html>Sign in'))],
  ])('takes %s for a network failure', async (_, send) => {
    expect(await clientOf(send).apply(form, traps)).toMatchObject({
      ok: false,
      failure: { status: 0, code: 'network' },
    });
  });

  it.each([403, 502, 504])(
    'does not blame the connection for an answer %i that is a page',
    async (status) => {
      const sent = await clientOf(async () => new Response('<html>', { status })).apply(form, traps);
      expect(sent).toMatchObject({ ok: false, failure: { status, code: 'unreadable', details: null } });
      expect(JSON.stringify(sent)).not.toMatch(/connection/);
    },
  );

  it('unlocks only with a token', async () => {
    const unlocked = { token: 't', expires_at: '2026-12-20T00:00:00.000Z' };
    expect(await clientOf(answering(201, unlocked)).unlock(form, traps)).toEqual({
      ok: true,
      value: unlocked,
    });
    const absorbed = await clientOf(answering(202, { received: true })).unlock(form, traps);
    expect(absorbed).toMatchObject({ ok: false, failure: { code: 'refused' } });
  });
});

describe('sendPageView', () => {
  it('sends the path alone, without cookies, also as the page is left', async () => {
    vi.stubGlobal('navigator', {});
    const send = answering(202, {});
    await sendPageView('/offers', send);
    expect(send).toHaveBeenCalledWith(
      '/api/page-views',
      expect.objectContaining({ credentials: 'omit', keepalive: true, body: '{"path":"/offers"}' }),
    );
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends nothing for %o', async (wish) => {
    vi.stubGlobal('navigator', wish);
    const send = answering(202, {});
    await sendPageView('/offers', send);
    expect(send).not.toHaveBeenCalled();
  });

  it('does not mind a failure', async () => {
    vi.stubGlobal('navigator', {});
    await expect(sendPageView('/offers', () => Promise.reject(new TypeError()))).resolves.toBeUndefined();
  });
});
