import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { act, renderHook } from '../../lib/render-hook.fixture';
import { TodayProvider } from '../../lib/today';
import { usePlan } from './use-plan';

it('an example is approved today, also where its page stays open over midnight; a plan keeps its dates', async () => {
  let today = '2026-11-20';
  const hook = await renderHook(usePlan, {
    window: { location: { pathname: '/aip-investor-visa' } },
    wrap: (children) =>
      createElement(TodayProvider, { value: today }, createElement(MemoryRouter, null, children)),
  });
  await act(async () => hook.current.choose('balanced'));
  const approvedOn = async (day: string) => {
    today = day;
    await hook.again();
    return [hook.current.plan.category, hook.current.plan.approved_on];
  };
  expect(await approvedOn('2026-11-21')).toEqual(['balanced', '2026-11-21']);
  await act(async () => hook.current.change({ ...hook.current.plan, extension: true }));
  expect(await approvedOn('2026-11-22')).toEqual(['balanced', '2026-11-21']);
  await hook.close();
});
