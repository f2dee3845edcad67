import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { originOf, withOrigin } from '../../lib/address/unlock-origin';
import { act, renderHook } from '../../lib/render-hook.fixture';
import { useOrigin } from './use-origin';

const from = { path: '/offers/kauri', name: 'Kauri' };

const openForm = (state: unknown) =>
  renderHook(() => ({ origin: useOrigin(), at: useLocation(), navigate: useNavigate() }), {
    wrap: (children) => (
      <MemoryRouter initialEntries={[{ pathname: '/unlock', state }]}>{children}</MemoryRouter>
    ),
  });

it('the offer that a visitor came from stays with a link to a part of the form, in whose entry it is too', async () => {
  const form = await openForm(withOrigin(from));
  expect(form.current.origin).toEqual(from);
  await act(async () => form.current.navigate('/unlock#privacy-notice'));
  expect(form.current.origin).toEqual(from);
  expect(form.current.at.hash).toBe('#privacy-notice');
  expect(originOf(form.current.at.state)).toEqual(from);
  await form.close();
});

it('who came from no offer has none, and their history is left as it is', async () => {
  const form = await openForm(null);
  await act(async () => form.current.navigate('/unlock#privacy-notice'));
  expect([form.current.origin, form.current.at.state]).toEqual([null, null]);
  await form.close();
});
