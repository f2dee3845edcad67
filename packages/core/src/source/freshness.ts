/**
 * Whether a fact was checked more than twelve months before today. Both are calendar dates (2026-11-20); the same day
 * a year earlier is still fresh.
 */
export function isStale(checkedOn: string, today: string): boolean {
  const yearAgo = String(Number(today.slice(0, 4)) - 1).padStart(4, '0') + today.slice(4);
  return checkedOn < yearAgo;
}
