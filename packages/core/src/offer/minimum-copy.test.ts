import { expect, it } from 'vitest';
import { minimumCopyText } from './minimum-copy';

const COPY = { text: 'Minimums of $100K+', amount: 100_000, as_at: '2026-11-20' };
const span = (lowest: number | null, unrated = 0) => ({ lowest, highest: lowest, unrated });

it('is the sentence of the setting with its date where the lowest minimum reaches its amount', () => {
  for (const lowest of [100_000, 250_000])
    expect(minimumCopyText(COPY, span(lowest))).toBe('Minimums of $100K+, as at 20 November 2026');
});

it.each([
  ['a lower minimum', span(99_999.99)],
  ['no stated minimum', span(null)],
  ['a minimum in a currency without a rate, whose size is not known', span(100_000, 1)],
])('is not there with %s', (_, minimums) => {
  expect(minimumCopyText(COPY, minimums)).toBeNull();
});
