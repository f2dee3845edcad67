import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { useStep } from './use-step';

const startAt = (state: unknown, most: { now: number | null }) =>
  renderHook(() => ({ ...useStep(most.now), at: useLocation(), navigate: useNavigate() }), {
    wrap: (children) => (
      <MemoryRouter initialEntries={[{ pathname: '/apply', search: '?a=1', state }]}>{children}</MemoryRouter>
    ),
  });

describe('the step of a form', () => {
  it('is in the history of the address, which stays the same, and Back goes one step back', async () => {
    const hook = await startAt(null, { now: 3 });
    expect(hook.current.step).toBe(0);
    await act(async () => hook.current.goTo(1));
    await act(async () => hook.current.goTo(2));
    expect([hook.current.step, hook.current.at.pathname, hook.current.at.search]).toEqual([
      2,
      '/apply',
      '?a=1',
    ]);
    await act(async () => hook.current.navigate(-1));
    expect(hook.current.step).toBe(1);
    await act(async () => hook.current.goBack());
    expect(hook.current.step).toBe(0);
    await hook.close();
  });

  it('is that of a part of the page to which a link leads, after Back and Forward too, and is left with it', async () => {
    const hook = await startAt(null, { now: 3 });
    await act(async () => hook.current.navigate('/qualify'));
    await act(async () => hook.current.navigate('/apply'));
    await act(async () => hook.current.goTo(1));
    await act(async () => hook.current.navigate('/apply#privacy-notice'));
    expect([hook.current.step, hook.current.at.hash]).toEqual([1, '#privacy-notice']);
    await act(async () => hook.current.goTo(2));
    await act(async () => hook.current.navigate(-1));
    expect([hook.current.step, hook.current.at.hash]).toEqual([1, '#privacy-notice']);
    await act(async () => hook.current.goTo(2));
    await act(async () => hook.current.leave());
    expect([hook.current.step, hook.current.at.pathname, hook.current.at.hash]).toEqual([0, '/apply', '']);
    await act(async () => hook.current.navigate(-1));
    expect(hook.current.at.pathname).toBe('/qualify');
    await hook.close();
  });

  it('is left by as many entries as there are then, after Back too', async () => {
    const hook = await startAt(null, { now: 3 });
    await act(async () => hook.current.navigate('/apply?b=2'));
    await act(async () => hook.current.goTo(1));
    await act(async () => hook.current.goTo(2));
    const { leave } = hook.current;
    await act(async () => hook.current.navigate(-1));
    await act(async () => leave());
    expect([hook.current.step, hook.current.at.search]).toEqual([0, '?b=2']);
    await hook.close();
  });

  it('stays on the address that the visitor has gone to since', async () => {
    const hook = await startAt(null, { now: 3 });
    await act(async () => hook.current.navigate('/qualify?b=2'));
    await act(async () => hook.current.goTo(1));
    expect([hook.current.step, hook.current.at.pathname, hook.current.at.search]).toEqual([
      1,
      '/qualify',
      '?b=2',
    ]);
    await hook.close();
  });

  it.each([
    [{ step: 2 }, 2],
    [{ step: 9 }, 3],
    [{ step: -1 }, 0],
    [{ step: 1.5 }, 0],
    [{ step: '1' }, 0],
    [{}, 0],
  ])('from %j in the history is %d', async (state, expected) => {
    const hook = await startAt(state, { now: 3 });
    expect(hook.current.step).toBe(expected);
    await hook.close();
  });

  it('goes no further than can be shown now', async () => {
    const most: { now: number | null } = { now: null };
    const hook = await startAt({ step: 2 }, most);
    expect([hook.current.step, hook.current.asked]).toEqual([0, 2]);
    most.now = 1;
    await hook.again();
    expect(hook.current.step).toBe(1);
    await hook.close();
  });

  it('shown in place of a further one stays when that can be shown, until the visitor goes on', async () => {
    const most = { now: 1 };
    const hook = await startAt({ step: 2 }, most);
    expect(hook.current.step).toBe(1);
    most.now = 3;
    await hook.again();
    expect(hook.current.step).toBe(1);
    await act(async () => hook.current.navigate('/apply?a=1#privacy-notice'));
    expect(hook.current.step).toBe(1);
    await act(async () => hook.current.goTo(2));
    expect(hook.current.step).toBe(2);
    await hook.close();
  });
});
