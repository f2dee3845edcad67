import { addToComparison } from '@tussock/core/comparison/comparison';
import { removeFromWatchlist } from '@tussock/core/watchlist/watchlist';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { storedApply } from '../features/apply/apply-draft';
import { storedUnlock } from '../features/unlock/unlock-draft';
import { findDraft } from '../lib/storage/draft';
import { memoryStorage } from '../lib/storage/memory.fixture';
import { changeList } from '../lib/storage/persisted-list';
import { storedSession } from '../lib/storage/session';
import { storedComparison } from '../lib/storage/use-comparison';
import { storedSearches, withRecent } from '../lib/storage/use-recent-searches';
import { storedWatchlist } from '../lib/storage/use-watchlist';
import { VERSION_1 } from '../lib/storage/version-1.fixture';

const NOW = new Date('2026-11-20T00:00:00Z');
const ID = '0a1b2c3d-0000-4000-8000-000000000001';
const { map, browser } = memoryStorage(VERSION_1);
const stored = (key: string) => JSON.parse(map.get(key) ?? '');

beforeAll(() => void vi.stubGlobal('window', { localStorage: browser.storage() }));
afterAll(() => void vi.unstubAllGlobals());

it('the comparison is read, and stays the array of objects with an id that the contract fixes', () => {
  const list = storedComparison('tussock_comparison');
  const before = { id: ID, slug: 'rata-bridge-loans', name: 'Rātā Bridge Loans' };
  expect(list.read().value).toEqual([before]);
  changeList(list, (rows) => addToComparison(rows, { id: 'b' }));
  expect(stored('tussock_comparison')).toEqual([before, { id: 'b' }]);
});

it('the watchlist is read with what was seen, and carries its version from then on', () => {
  const list = storedWatchlist('tussock_watchlist');
  // In which release it was seen was not stored.
  const row = { ...JSON.parse(VERSION_1.tussock_watchlist ?? '')[0], seen_in: null };
  expect(list.read().value).toEqual([row]);
  changeList(list, (rows) => [...rows]);
  expect(stored('tussock_watchlist')).toEqual([{ version: 2, ...row }]);
  changeList(list, (rows) => removeFromWatchlist(rows, ID));
  expect(stored('tussock_watchlist')).toEqual([]);
});

it('recent searches are read, and carry their version from then on', () => {
  const list = storedSearches('tussock_searches');
  expect(list.read().value).toEqual([{ words: 'rata' }, { words: 'forestry' }]);
  changeList(list, (rows) => withRecent(rows, 'kauri'));
  expect(stored('tussock_searches')[0]).toEqual({ version: 2, words: 'kauri' });
});

it('drafts are read but for what is declared, and carry their version from then on', () => {
  const enquiry = findDraft(storedApply, NOW);
  expect(enquiry?.form).toEqual({
    ...JSON.parse(VERSION_1.tussock_draft_apply ?? '').form,
    share_with_providers: false,
    marketing: false,
  });
  expect(findDraft(storedUnlock, NOW)?.form).toMatchObject({
    name: 'Mere Tūhoe',
    wholesale_declaration: false,
  });
  if (enquiry) storedApply.write(enquiry);
  expect(stored('tussock_draft_apply')).toMatchObject({
    version: 2,
    submission_id: '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11',
  });
});

it('the session is read', () => {
  expect(storedSession.refresh().value).toEqual({
    token: 'abc.def-1',
    expires_at: '2026-12-20T00:00:00.000Z',
  });
});
