import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { useAddressParams } from './use-address-params';

/** A tool at /tool, and the addresses that it writes. */
async function openTool() {
  const written: string[] = [];
  const entered = { params: null as string | null };
  const location = { pathname: '/tool', hash: '' };
  const tool = await renderHook(() => useAddressParams(entered.params, () => {}), {
    window: {
      location,
      history: { state: null, replaceState: (_: unknown, __: string, to: string) => written.push(to) },
    },
    wrap: (children) => <MemoryRouter initialEntries={['/tool']}>{children}</MemoryRouter>,
  });
  return {
    written,
    location,
    close: tool.close,
    enter: (params: string) => {
      entered.params = params;
      return tool.again();
    },
  };
}

const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the address of a tool', () => {
  it('has an entry at once, as for who leaves a field by a link, and of many that follow the last one', async () => {
    const tool = await openTool();
    await tool.enter('weight=20');
    expect(tool.written).toEqual(['/tool?weight=20']);
    for (const weight of [21, 22, 23]) {
      await tool.enter(`weight=${weight}`);
      await pass(50);
    }
    expect(tool.written).toHaveLength(1);
    await pass(400);
    expect(tool.written).toEqual(['/tool?weight=20', '/tool?weight=23']);
    await tool.close();
  });

  it('is left alone once Back has changed it to that of a page that is on its way', async () => {
    const tool = await openTool();
    tool.location.pathname = '/offers';
    await tool.enter('weight=20');
    await pass(1_000);
    expect(tool.written).toEqual([]);
    await tool.close();
  });
});
