import { describe, expect, it } from 'vitest';
import { isStale } from './freshness';

describe('a checked fact', () => {
  it('is old once the day has passed a year ago', () => {
    expect(isStale('2025-11-20', '2026-11-20')).toBe(false);
    expect(isStale('2025-11-19', '2026-11-20')).toBe(true);
    expect(isStale('2026-11-19', '2026-11-20')).toBe(false);
    expect(isStale('2024-12-31', '2026-01-01')).toBe(true);
    expect(isStale('2027-02-28', '2028-02-29')).toBe(true);
  });
});
