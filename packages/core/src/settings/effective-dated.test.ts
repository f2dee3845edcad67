import { describe, expect, it } from 'vitest';
import { type EffectiveDated, entryInForce, requireInForce } from './effective-dated';

const from = (in_force_from: string | null, value: number): EffectiveDated<number> => ({
  in_force_from,
  value,
  source: 's',
  source_address: null,
  checked_on: null,
  confidence: null,
});

describe('entryInForce', () => {
  it.each([
    ['2024-03-31', 0],
    ['2024-04-01', 1],
    ['2025-03-31', 1],
    ['2025-04-01', 2],
    ['2026-04-01', 3],
  ])('on %s it is the latest that has begun, wherever it stands in the list', (on, value) => {
    const entries = [from('2025-04-01', 2), from(null, 0), from('2026-04-01', 3), from('2024-04-01', 1)];
    expect(entryInForce(entries, on)?.value).toBe(value);
    expect(entryInForce([...entries].reverse(), on)?.value).toBe(value);
  });

  it('is none before the first, where none is undated', () => {
    expect(entryInForce([from('2025-04-01', 2)], '2025-03-31')).toBeUndefined();
  });
});

describe('requireInForce', () => {
  it('names what is missing, and from when there are figures', () => {
    const entry = from('2025-04-01', 1);
    expect(requireInForce([entry], '2025-04-01', 'rate').value).toBe(1);
    expect(() => requireInForce([entry], '2025-03-31', 'rate')).toThrow(
      'No rate is known for 31 March 2025. The figures here begin on 1 April 2025.',
    );
  });
});
