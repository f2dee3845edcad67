import type { ApiError } from '@tussock/api/client';

/** What a directory that was asked too often says: why, and when to try again. Null for any other failure. */
export function refusalOf(error: unknown): string | null {
  const { status, message, hint } = (error ?? {}) as Partial<ApiError>;
  return status === 429 ? [message, hint].filter(Boolean).join(' ') : null;
}
