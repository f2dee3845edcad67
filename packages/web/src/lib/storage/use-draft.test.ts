import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, renderHook } from '../render-hook.fixture';
import { createDraft } from './draft';
import { memoryStorage } from './memory.fixture';
import { useDraft } from './use-draft';

const EMPTY = { name: '', city: '' };
const ID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
const UUID = /^[0-9a-f-]{36}$/;
const readForm = (stored: unknown) => ({ ...EMPTY, ...(stored as object) });

async function open(stored?: object | string, refuses = false) {
  const text = typeof stored === 'string' ? stored : JSON.stringify({ version: 2, ...stored });
  const { map, browser } = memoryStorage(stored ? { draft: text } : {}, refuses);
  const events = new EventTarget();
  const draft = createDraft('draft', readForm, { ...browser, events: () => events });
  const hook = await renderHook(() => useDraft(draft, EMPTY));
  const inAnotherTab = (change: () => void) =>
    act(async () => {
      change();
      events.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft' }));
    });
  return { hook, map, inAnotherTab, stored: () => JSON.parse(map.get('draft') ?? 'null') };
}
const saved = (daysAgo: number) => ({
  submission_id: ID,
  saved_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  form: { name: 'Mere' },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the draft of a form', () => {
  it('is empty where nothing is stored, with an id of its own, and nothing is stored of it', async () => {
    const { hook, stored } = await open();
    const { form, submissionId, ready, foundFrom, saved: isSaved, lost } = hook.current;
    expect([form, ready, foundFrom, isSaved, lost]).toEqual([EMPTY, true, null, null, false]);
    expect(submissionId).toMatch(UUID);
    expect(stored()).toBeNull();
    await hook.close();
  });

  it('is the one that was stored, under the same id', async () => {
    const before = saved(29);
    const { hook } = await open(before);
    expect(hook.current).toMatchObject({
      form: { name: 'Mere', city: '' },
      submissionId: ID,
      foundFrom: before.saved_at,
      ready: true,
      saved: true,
      lost: false,
    });
    await hook.close();
  });

  it('is dropped after thirty days', async () => {
    const { hook, stored } = await open(saved(31));
    expect(hook.current).toMatchObject({ form: EMPTY, foundFrom: null });
    expect(hook.current.submissionId).not.toBe(ID);
    expect(stored()).toBeNull();
    await hook.close();
  });

  it('stores what is typed', async () => {
    const { hook, stored } = await open();
    const { submissionId } = hook.current;
    await act(async () => hook.current.change({ name: 'Mere' }));
    await act(async () => hook.current.change({ city: 'Napier' }));
    expect([hook.current.form, hook.current.saved]).toEqual([{ name: 'Mere', city: 'Napier' }, true]);
    expect(stored()).toMatchObject({ submission_id: submissionId, form: { name: 'Mere', city: 'Napier' } });
    expect(Date.now() - Date.parse(stored().saved_at)).toBeLessThan(600_000);
    await hook.close();
  });

  it('shows what another tab stores until something is typed here, so that neither overwrites the other', async () => {
    const { hook, map, inAnotherTab, stored } = await open();
    const storeThere = (name: string) =>
      inAnotherTab(() => map.set('draft', JSON.stringify({ version: 2, ...saved(0), form: { name } })));
    await storeThere('Mer');
    await storeThere('Mere');
    expect(hook.current).toMatchObject({ form: { name: 'Mere' }, submissionId: ID, saved: true });
    await act(async () => hook.current.change({ city: 'Napier' }));
    expect(stored()).toMatchObject({ submission_id: ID, form: { name: 'Mere', city: 'Napier' } });
    await storeThere('Hana');
    expect(hook.current.form).toEqual({ name: 'Mere', city: 'Napier' });
    await hook.close();
  });

  it('stays filled in where another tab sends or deletes it, and is not said to be stored', async () => {
    const { hook, map, inAnotherTab } = await open(saved(1));
    await inAnotherTab(() => map.delete('draft'));
    expect(hook.current).toMatchObject({ form: { name: 'Mere' }, foundFrom: null, saved: null });
    await hook.close();
  });

  it('stores what is suggested with what is typed, and not before', async () => {
    const { hook, stored } = await open();
    await act(async () => hook.current.suggest({ city: 'Napier' }));
    expect([hook.current.form.city, stored()]).toEqual(['Napier', null]);
    await act(async () => hook.current.change({ name: 'Mere' }));
    expect(stored().form).toEqual({ name: 'Mere', city: 'Napier' });
    await hook.close();
  });

  it('says that it lasts as long as the page where the storage is blocked', async () => {
    const { hook } = await open(undefined, true);
    expect(hook.current.ready).toBe(true);
    await act(async () => hook.current.change({ name: 'Mere' }));
    expect([hook.current.form.name, hook.current.saved]).toEqual(['Mere', false]);
    await hook.close();
  });

  it('says that a stored draft could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { hook } = await open('no draft');
    expect(hook.current).toMatchObject({ form: EMPTY, lost: true, ready: true });
    await hook.close();
  });

  it('gets a new id, and is emptied and deleted', async () => {
    const { hook, stored } = await open(saved(1));
    let renewed = '';
    await act(async () => {
      renewed = hook.current.renewId();
    });
    expect(renewed).toMatch(UUID);
    expect([hook.current.submissionId, hook.current.form.name]).toEqual([renewed, 'Mere']);
    await act(async () => hook.current.change({ name: 'Hana' }));
    expect(stored().submission_id).toBe(renewed);

    await act(async () => hook.current.discard());
    expect(hook.current).toMatchObject({
      form: EMPTY,
      foundFrom: null,
      saved: null,
      lost: false,
      ready: true,
    });
    expect([ID, renewed]).not.toContain(hook.current.submissionId);
    expect(stored()).toBeNull();
    await hook.close();
  });
});
