import { expect, it, vi } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { useFieldErrors } from './use-field-errors';

it('shows errors, moves the focus to the first each time, and clears those of fields that changed', async () => {
  const focus = vi.fn();
  const querySelector = vi.fn((): object | null => ({ focus, closest: () => null }));
  const hook = await renderHook(useFieldErrors);
  Object.assign(hook.current.form, { current: { querySelector } });
  expect([hook.current.errors, focus.mock.calls.length]).toEqual([{}, 0]);
  const errors = { name: 'Type your name.', email: 'Type your address.' } as never;

  await act(async () => hook.current.show(errors));
  expect([hook.current.errors, focus.mock.calls.length]).toEqual([errors, 1]);
  expect(querySelector).toHaveBeenLastCalledWith('[data-invalid]');
  await act(async () => hook.current.clear(['name', 'phone']));
  expect([hook.current.errors, focus.mock.calls.length]).toEqual([{ email: 'Type your address.' }, 1]);
  await act(async () => hook.current.show(errors));
  expect(focus).toHaveBeenCalledTimes(2);

  querySelector.mockReturnValue(null);
  await act(async () => hook.current.show({}));
  Object.assign(hook.current.form, { current: null });
  await act(async () => hook.current.show({}));
  expect([hook.current.errors, focus.mock.calls.length]).toEqual([{}, 2]);
  await hook.close();
});
