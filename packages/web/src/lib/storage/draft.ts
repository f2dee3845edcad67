import { versioned } from './codec';
import { createStored, type Stored, type StoredOptions } from './stored';

/** Days after which a draft that was not sent is dropped: it holds personal data. */
export const DRAFT_DAYS = 30;

export interface Draft<T> {
  /** Stored with the draft, so that a form that is sent again after a lost answer is stored once. */
  submission_id: string;
  /** UTC timestamp. */
  saved_at: string;
  form: T;
}

/** A draft of version 1 has the same fields. */
const VERSION = 2;

/** The stored draft of a form. `readForm` makes a form from stored data of any shape. */
export const createDraft = <T>(
  key: string,
  readForm: (stored: unknown) => T,
  browser: Pick<StoredOptions<T>, 'storage' | 'events'> = {},
): Stored<Draft<T>> =>
  createStored({
    key,
    codec: versioned(VERSION, {}, (stored) => parseDraft(stored, readForm)),
    complaint: 'Failed to parse a draft',
    ...browser,
  });

function parseDraft<T>(stored: unknown, readForm: (stored: unknown) => T): Draft<T> | null {
  const { submission_id, saved_at, form } = (stored ?? {}) as Partial<Draft<unknown>>;
  const savedAt = Date.parse(String(saved_at));
  if (Number.isNaN(savedAt) || !isUuid(submission_id)) return null;
  return { submission_id, saved_at: new Date(savedAt).toISOString(), form: readForm(form) };
}

/** Fields of a stored form of any shape: what is no text is empty. */
export function textsOf<Field extends string>(
  stored: unknown,
  fields: readonly Field[],
): Record<Field, string> {
  const form = (stored ?? {}) as Partial<Record<Field, unknown>>;
  const texts = fields.map((field) => [field, typeof form[field] === 'string' ? form[field] : '']);
  return Object.fromEntries(texts);
}

/** The draft that is stored; one that is too old is removed. */
export function findDraft<T>(draft: Stored<Draft<T>>, now: Date): Draft<T> | null {
  const found = draft.refresh().value;
  if (!found || now.getTime() - Date.parse(found.saved_at) <= DRAFT_DAYS * 86_400_000) return found;
  draft.remove();
  return null;
}

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
