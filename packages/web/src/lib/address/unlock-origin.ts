/** The id of the part of an offer's page that is locked. */
export const LOCKED_PART = 'locked';

/** The offer that a visitor came from to the form. It is held in the browser's history, not in the address. */
export interface UnlockOrigin {
  path: string;
  name: string;
}

/** The origin from a history state of any shape; only the path of an offer counts. */
export function originOf(state: unknown): UnlockOrigin | null {
  const from = (state as { unlock_from?: Partial<UnlockOrigin> } | null)?.unlock_from;
  return typeof from?.path === 'string' &&
    /^\/offers\/[\w-]+$/.test(from.path) &&
    typeof from.name === 'string'
    ? { path: from.path, name: from.name }
    : null;
}

export const withOrigin = (origin: UnlockOrigin | null) => ({ unlock_from: origin });
