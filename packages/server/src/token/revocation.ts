import { UNLOCK_DAYS } from '@tussock/core/submission/retention';
import { commaList } from '../comma-list';
import { addDays } from '../time';
import type { UnlockSession } from './unlock-session';

/** Sessions that ended before their time. */
export interface Revocation {
  /** Sessions that began earlier are refused; null where all may go on. */
  before: Date | null;
  /** The subjects of single sessions. */
  subjects: ReadonlySet<string>;
}

export const NONE_REVOKED: Revocation = { before: null, subjects: new Set() };

const SUBJECT = /^[0-9a-f]{32}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z$/;

/**
 * Reads `UNLOCK_REVOKED`: subjects of sessions and at most one time in UTC, with commas between, such as
 * "2026-11-20T03:00Z,5f0c…". Throws on anything else: a slip would leave a session open.
 */
export function parseRevocation(text: string | undefined): Revocation {
  const parts = commaList(text);
  const times = parts.filter((part) => TIME.test(part)).map((part) => new Date(part));
  const subjects = parts.filter((part) => SUBJECT.test(part));
  const isRead = times.length + subjects.length === parts.length;
  if (!isRead || times.length > 1 || times.some((time) => Number.isNaN(time.getTime())))
    throw new Error(
      'UNLOCK_REVOKED must hold subjects of 32 hex digits and at most one time such as 2026-11-20T03:00Z, with commas between.',
    );
  return { before: times[0] ?? null, subjects: new Set(subjects) };
}

/** A token says when it ends; it began `UNLOCK_DAYS` earlier. */
export const isRevoked = (
  { subject, expires_at }: UnlockSession,
  { before, subjects }: Revocation,
): boolean => subjects.has(subject) || (before !== null && addDays(expires_at, -UNLOCK_DAYS) < before);
