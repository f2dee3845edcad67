import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderHtml } from '../app/render-html';
import { renderHook } from './render-hook.fixture';

function Fails(): null {
  throw new Error('no page');
}
it('a hook finds no context of a page that failed on the server before', async () => {
  await expect(
    renderHtml(
      <MemoryRouter>
        <Fails />
      </MemoryRouter>,
    ),
  ).rejects.toThrow('no page');
  const hook = await renderHook(() => useLocation(), {
    wrap: (children) => <MemoryRouter>{children}</MemoryRouter>,
  });
  expect(hook.current.pathname).toBe('/');
  await hook.close();
});
