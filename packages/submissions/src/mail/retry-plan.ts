/** Tries after which a mail waits for a person; with the pauses below that is after some two days. */
export const MAX_ATTEMPTS = 16;

/** Tries after which the operator hears of a mail that waits: after some three minutes. */
export const OVERDUE_AFTER = 3;

/** A try holds its mail for this long; longer than any run lasts, so that two mailers never send the same. */
export const LEASE_MINUTES = 15;

/** Milliseconds reserved for one mail: to take it, to send it and to mark it, where each takes as long as it may. */
export const RESERVE_MS = 22_000;

const LONGEST_PAUSE_MINUTES = 360;

/** When to try again after the given number of tries: 1, 2, 4… minutes, at most six hours. */
export function nextTry(attempts: number, now: Date): Date {
  const minutes = Math.min(2 ** Math.max(attempts - 1, 0), LONGEST_PAUSE_MINUTES);
  return addMinutes(now, minutes);
}

export const addMinutes = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);
