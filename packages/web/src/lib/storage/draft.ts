/** Days after which a draft that was not sent is dropped: it holds personal data. */
export const DRAFT_DAYS = 30;

export interface Draft<T> {
  /** Kept with the draft, so that sending again after a lost answer stores nothing twice. */
  submission_id: string;
  /** UTC timestamp. */
  saved_at: string;
  form: T;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft under a key; null where there is none, where it is too old, or where it cannot be read. */
export function readDraft<T>(
  store: Store,
  key: string,
  readForm: (value: unknown) => T,
  now: Date,
): Draft<T> | null {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as Partial<Draft<unknown>> | null;
    const savedAt = Date.parse(String(kept?.saved_at));
    const age = now.getTime() - savedAt;
    if (!kept || Number.isNaN(age) || age > DRAFT_DAYS * 86_400_000 || !isUuid(kept.submission_id)) {
      store.removeItem(key);
      return null;
    }
    return {
      submission_id: kept.submission_id,
      saved_at: new Date(savedAt).toISOString(),
      form: readForm(kept.form),
    };
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing. */
export function keepDraft<T>(store: Store, key: string, draft: Draft<T>): boolean {
  try {
    store.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(store: Store, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
