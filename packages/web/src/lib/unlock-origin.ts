/** The offer that a visitor wanted to unlock, carried in the browser's history and in no address. */
export interface UnlockOrigin {
  path: string;
  name: string;
}

/** The origin in a history state of any shape; only a path of this site counts. */
export function originOf(state: unknown): UnlockOrigin | null {
  const from = (state as { unlock_from?: Partial<UnlockOrigin> } | null)?.unlock_from;
  return typeof from?.path === 'string' &&
    /^\/offers\/[\w-]+$/.test(from.path) &&
    typeof from.name === 'string'
    ? { path: from.path, name: from.name }
    : null;
}

export const withOrigin = (origin: UnlockOrigin | null) => ({ unlock_from: origin });
