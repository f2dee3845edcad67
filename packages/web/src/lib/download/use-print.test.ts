import { expect, it, vi } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { usePrint } from './use-print';

it('prints one part, and shows the others again when the printing is over', async () => {
  const print = vi.fn();
  const hook = await renderHook(() => usePrint<'answers' | 'result'>(), { window: { print } });
  expect([hook.current.printing, print.mock.calls.length]).toEqual([null, 0]);

  await act(async () => hook.current.print('answers'));
  expect([hook.current.printing, print.mock.calls.length]).toEqual(['answers', 1]);
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect([hook.current.printing, print.mock.calls.length]).toEqual([null, 1]);

  await act(async () => hook.current.print('result'));
  expect([hook.current.printing, print.mock.calls.length]).toEqual(['result', 2]);
  await hook.close();
});
