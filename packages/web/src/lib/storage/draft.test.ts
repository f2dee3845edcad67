import { describe, expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft';

const NOW = new Date('2026-11-20T00:00:00Z');
const ID = '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11';

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    size: () => map.size,
  };
}
const refusing = {
  getItem: (): string => {
    throw new Error('no storage');
  },
  setItem: () => {
    throw new Error('quota');
  },
  removeItem: () => {
    throw new Error('no storage');
  },
};
const asText = (value: unknown) => ({ name: String((value as { name?: unknown } | null)?.name ?? '') });
const draft = (savedAt: string) => ({ submission_id: ID, saved_at: savedAt, form: { name: 'Mere' } });

describe('a draft', () => {
  it('comes back as it was kept, with its number', () => {
    const store = memory();
    expect(keepDraft(store, 'd', draft('2026-11-19T00:00:00.000Z'))).toBe(true);
    expect(readDraft(store, 'd', asText, NOW)).toEqual(draft('2026-11-19T00:00:00.000Z'));
    dropDraft(store, 'd');
    expect(readDraft(store, 'd', asText, NOW)).toBeNull();
  });

  it('is dropped after thirty days', () => {
    const store = memory();
    keepDraft(store, 'd', draft('2026-10-21T00:00:00.000Z'));
    expect(readDraft(store, 'd', asText, NOW)).not.toBeNull();
    keepDraft(store, 'd', draft('2026-10-20T23:59:59.000Z'));
    expect(readDraft(store, 'd', asText, NOW)).toBeNull();
    expect(store.size()).toBe(0);
  });

  it.each([
    'null',
    '{',
    '[]',
    '"text"',
    '{"saved_at":"2026-11-19T00:00:00Z","submission_id":"1"}',
    '{"form":{}}',
  ])('that reads %s counts as none', (text) =>
    expect(readDraft(memory({ d: text }), 'd', asText, NOW)).toBeNull(),
  );

  it('is not kept, and does no harm, where the browser has no storage', () => {
    expect(keepDraft(refusing, 'd', draft('2026-11-19T00:00:00Z'))).toBe(false);
    expect(readDraft(refusing, 'd', asText, NOW)).toBeNull();
    expect(() => dropDraft(refusing, 'd')).not.toThrow();
  });
});
