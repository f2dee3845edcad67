import type { RecordChange } from '@tussock/core/changelog/changelog';
import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

it.each([
  [20, null],
  [23, 'The latest 20 of 23 changes.'],
])('an offer with %i changes says how many are shown where there are more', async (count, words) => {
  const { directory, reads, page } = await renderedSite();
  const offer = directory.offers.find(({ is_active }) => is_active);
  if (!offer) throw new Error('The sample has no offer');
  const about = { id: offer.id, slug: offer.slug, name: offer.name };
  reads.changes = async () =>
    Array.from({ length: count }, (_, at): RecordChange => {
      const release = count - at;
      const fields = [
        { field: 'minimum_investment', before: release, after: release + 1_000, is_text: false },
      ];
      const published_at = '2026-11-19T00:00:00.000Z';
      return {
        ...{ release, published_at, fields, about, offer: about },
        ...{ change: 'changed', kind: 'offer', reason: null },
      };
    });
  const { body } = await page(`/offers/${offer.slug}`);
  const section = body.slice(body.indexOf('id="changes"'), body.indexOf('id="similar"'));
  expect(section.match(/<time/g)).toHaveLength(20);
  expect(/The latest [^<]*/.exec(section.replaceAll('<!-- -->', ''))?.[0] ?? null).toBe(words);
});
