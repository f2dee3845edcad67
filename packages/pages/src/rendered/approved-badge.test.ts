import { expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

it('the badge of a provider that is stated as approved looks confirmed only where the ledger confirms it', async () => {
  const [like] = (await sampleSite()).directory.sources;
  if (!like) throw new Error('the sample has no sources');
  const { page } = await renderedSite((sample) => {
    const [confirmed, other, ...rest] = sample.providers;
    if (!confirmed || !other) throw new Error('the sample has no two providers');
    const entry = (record: string, state: 'confirmed' | 'not_confirmed') => ({
      ...like,
      record,
      field: 'is_aip_approved',
      state,
      checked_on: '2026-11-01',
      id: null,
      confirmed_on: state === 'confirmed' ? '2026-11-01' : null,
    });
    return {
      ...sample,
      providers: [confirmed, other, ...rest].map((provider) => ({ ...provider, is_aip_approved: true })),
      sources: [...sample.sources, entry(confirmed.id, 'confirmed'), entry(other.id, 'not_confirmed')],
    };
  });
  const { body } = await page('/providers');
  const looks = [...body.matchAll(/<span class="(badge[^"]*)" title="([^"]*)">AIP approved, as stated/g)];
  const pine = looks.filter(([, look]) => look?.includes('badge-pine'));
  expect(pine.map(([, look, title]) => [look, title])).toEqual([
    ['badge badge-pine badge-full', expect.stringMatching(/^Confirmed/)],
  ]);
  expect(looks.filter(([, look]) => look === 'badge badge-half')).toHaveLength(1);
  expect(looks.filter(([, look]) => look === 'badge badge-plain').length).toBeGreaterThan(1);
});
