import { describe, expect, it, vi } from 'vitest';
import { createDraft, findDraft } from './draft';
import { memoryStorage } from './memory.fixture';

const NOW = new Date('2026-11-20T00:00:00Z');
const ID = '0f0e4f8a-3f0c-4a6e-9a52-0d7e5b0c1a11';

const asText = (stored: unknown) => ({ name: String((stored as { name?: unknown } | null)?.name ?? '') });
const written = (savedAt: string) => ({ submission_id: ID, saved_at: savedAt, form: { name: 'Mere' } });
const draftIn = (memory: ReturnType<typeof memoryStorage>) => createDraft('d', asText, memory.browser);

describe('a draft', () => {
  it('comes back on the next page as it was, with its id, and can be deleted', () => {
    const memory = memoryStorage();
    expect(draftIn(memory).write(written('2026-11-19T00:00:00.000Z')).saved).toBe(true);
    expect(findDraft(draftIn(memory), NOW)).toEqual(written('2026-11-19T00:00:00.000Z'));
    draftIn(memory).remove();
    expect(findDraft(draftIn(memory), NOW)).toBeNull();
  });

  it('is dropped after thirty days', () => {
    const memory = memoryStorage();
    draftIn(memory).write(written('2026-10-21T00:00:00.000Z'));
    expect(findDraft(draftIn(memory), NOW)).not.toBeNull();
    draftIn(memory).write(written('2026-10-20T23:59:59.000Z'));
    expect(findDraft(draftIn(memory), NOW)).toBeNull();
    expect(memory.map.size).toBe(0);
  });

  it.each([
    'null',
    '{',
    '[]',
    '"text"',
    '{"saved_at":"2026-11-19T00:00:00Z","submission_id":"1"}',
    '{"form":{}}',
    `{"version":2,"saved_at":"2026-11-19T00:00:00Z","submission_id":["${ID}"],"form":{}}`,
  ])('that reads %s counts as none, and is said to be lost', (text) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const draft = draftIn(memoryStorage({ d: text }));
    expect(findDraft(draft, NOW)).toBeNull();
    expect(draft.read().lost).toBe(true);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it('lasts as long as the page where the browser stores nothing', () => {
    const memory = memoryStorage({}, true);
    const draft = draftIn(memory);
    expect(draft.write(written('2026-11-19T00:00:00Z')).saved).toBe(false);
    expect(findDraft(draft, NOW)).toEqual(written('2026-11-19T00:00:00Z'));
    expect(findDraft(draftIn(memory), NOW)).toBeNull();
    expect(() => draft.remove()).not.toThrow();
    expect(findDraft(draft, NOW)).toBeNull();
  });
});
