import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { useVisitState } from './use-visit-state';

/** A tool on /tool, which is not there on other pages. */
function Tool({ report }: { report: (tool: readonly [string, (next: string) => void]) => void }) {
  report(useVisitState('tool', () => 'opening'));
  return null;
}

async function openTool() {
  let tool: readonly [string, (next: string) => void] | null = null;
  const page = await renderHook(
    () => {
      const { pathname } = useLocation();
      return { navigate: useNavigate(), pathname };
    },
    {
      wrap: (children) => (
        <MemoryRouter initialEntries={['/tool']}>
          {children}
          <Shown report={(shown) => (tool = shown)} />
        </MemoryRouter>
      ),
    },
  );
  const go = (to: string | number) => act(async () => page.current.navigate(to as string));
  return {
    go,
    close: page.close,
    entered: () => tool?.[0] ?? null,
    enter: (text: string) => act(async () => tool?.[1](text)),
  };
}

function Shown({ report }: { report: (tool: readonly [string, (next: string) => void] | null) => void }) {
  const { pathname } = useLocation();
  if (pathname === '/tool') return <Tool report={report} />;
  report(null);
  return null;
}

describe('the state of a visit', () => {
  it('is there again after Back, and not where the page is opened by a link', async () => {
    const page = await openTool();
    expect(page.entered()).toBe('opening');
    await page.enter('750,000');
    await page.go('/guide');
    expect(page.entered()).toBeNull();
    await page.go('/tool');
    expect(page.entered()).toBe('opening');
    await page.go(-1);
    await page.go(-1);
    expect(page.entered()).toBe('750,000');
    await page.close();
  });

  it('stays with a link to a part of the page, and comes back there too', async () => {
    const page = await openTool();
    await page.enter('1');
    await page.go('/tool#sources');
    expect(page.entered()).toBe('1');
    await page.go('/guide');
    await page.go(-1);
    expect(page.entered()).toBe('1');
    await page.close();
  });
});
