import { describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import type { FormTraps, SendFailure, Sent } from '../submissions-client';
import { useSend } from './use-send';

const FAILURE = { code: 'network' } as SendFailure;
const useSending = () => useSend({ submissionId: 'first', renewId: () => 'second' });

describe('sending a form', () => {
  it('tells the server when the form appeared and what its hidden field holds', async () => {
    const before = performance.now();
    const hook = await renderHook(useSending);
    const after = performance.now();
    const post = vi.fn(
      async (_id: string, _: FormTraps): Promise<Sent<string>> => ({ ok: true, value: 'sent' }),
    );
    await act(async () => void (await hook.current.send(post)));
    const [, traps] = post.mock.calls[0] ?? [];
    expect(traps?.honeypot).toBe('');
    expect(traps?.shown_at).toBeGreaterThanOrEqual(before);
    expect(traps?.shown_at).toBeLessThanOrEqual(after);
    Object.assign(hook.current.honeypot, { current: { value: 'a robot' } });
    await act(async () => void (await hook.current.send(post)));
    expect(post.mock.calls[1]?.[1].honeypot).toBe('a robot');
    await hook.close();
  });

  it('shows that it is sending, and the failure until the next try', async () => {
    const hook = await renderHook(useSending);
    const outcomes: Sent<string>[] = [];
    const answers: ((sent: Sent<string>) => void)[] = [];
    const send = () => {
      void hook.current
        .send(() => new Promise<Sent<string>>((done) => answers.push(done)))
        .then((sent) => outcomes.push(sent));
    };
    const shown = () => [hook.current.sending, hook.current.failure];
    expect(shown()).toEqual([false, null]);
    await act(async () => send());
    expect(shown()).toEqual([true, null]);
    await act(async () => answers[0]?.({ ok: false, failure: FAILURE }));
    expect(shown()).toEqual([false, FAILURE]);
    await act(async () => send());
    expect(shown()).toEqual([true, null]);
    await act(async () => answers[1]?.({ ok: true } as never));
    expect(shown()).toEqual([false, null]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
    await act(async () => send());
    await act(async () => answers[2]?.({ ok: false, failure: FAILURE }));
    await act(async () => hook.current.forget());
    expect(shown()).toEqual([false, null]);
    await hook.close();
  });

  it('sends what was changed after its answer was lost again, under an id of its own', async () => {
    const hook = await renderHook(useSending);
    const post = vi.fn(
      async (id: string): Promise<Sent<string>> =>
        id === 'first'
          ? { ok: false, failure: { ...FAILURE, code: 'already_sent' } }
          : { ok: true, value: id },
    );
    await act(async () => expect(await hook.current.send(post)).toMatchObject({ ok: true, id: 'second' }));
    expect(hook.current.failure).toBeNull();
    await hook.close();
  });

  it('sends once what is pressed twice at once, and again later', async () => {
    const hook = await renderHook(useSending);
    const post = vi.fn(async (): Promise<Sent<string>> => ({ ok: false, failure: FAILURE }));
    const outcomes: boolean[] = [];
    const press = () => hook.current.send(post).then(({ ok }) => outcomes.push(ok));
    await act(async () => void [press(), press()]);
    expect([post.mock.calls.length, outcomes]).toEqual([1, [false]]);
    await act(async () => void press());
    expect([post.mock.calls.length, outcomes]).toEqual([2, [false, false]]);
    await hook.close();
  });
});
