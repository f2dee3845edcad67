import { expect, it } from 'vitest';
import { retentionOn, UNLOCK_DAYS } from './retention';

it('is what the privacy notices promise: two years, one for an unlocking, and three for counts', () => {
  expect(retentionOn('2026-11-22')).toEqual({ apply: 730, report: 730, unlock: 365, page_views: 1_100 });
  expect(retentionOn('1999-01-01')).toEqual(retentionOn('2999-01-01'));
});

it('lasts longer for an unlocking than the access that it gave', () => {
  expect(UNLOCK_DAYS).toBe(30);
  expect(retentionOn('2026-11-22').unlock).toBeGreaterThan(UNLOCK_DAYS);
});
