import { describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { type FormCheck, useFormCheck } from './use-form-check';

const check: FormCheck<string> = (name) => (name === '' ? { name: 'Please enter your name.' } : {});

describe('the check of a form', () => {
  it('is loaded when it is asked for, once, and stays', async () => {
    const load = vi.fn(async () => check);
    const hook = await renderHook(() => useFormCheck(load));
    expect([hook.current.check, load.mock.calls.length]).toEqual([null, 0]);
    const found: Record<string, string>[] = [];
    await act(async () => {
      const [first, second] = await Promise.all([hook.current.loadCheck(), hook.current.loadCheck()]);
      found.push(first(''), second('Mere'));
    });
    expect(found).toEqual([{ name: 'Please enter your name.' }, {}]);
    expect(hook.current.check).toBe(check);
    await act(async () => void (await hook.current.loadCheck()));
    expect(load).toHaveBeenCalledTimes(1);
    await hook.close();
  });

  it('is left to the server where it cannot be loaded, and is tried again the next time', async () => {
    const load = vi.fn(async () => check).mockRejectedValueOnce(new Error('offline'));
    const hook = await renderHook(() => useFormCheck(load));
    await act(async () => void (await hook.current.loadCheck()));
    expect(hook.current.check?.('')).toEqual({});
    await act(async () => void (await hook.current.loadCheck()));
    expect(hook.current.check?.('')).toEqual({ name: 'Please enter your name.' });
    expect(load).toHaveBeenCalledTimes(2);
    await hook.close();
  });
});
