import { describe, expect, it } from 'vitest';
import { requireInForce } from './effective-dated';

describe('requireInForce', () => {
  it('names what is missing, and from when there are figures', () => {
    const entry = {
      in_force_from: '2025-04-01',
      value: 1,
      source: 's',
      source_address: null,
      checked_on: null,
      confidence: null,
    };
    expect(requireInForce([entry], '2025-04-01', 'rate').value).toBe(1);
    expect(() => requireInForce([entry], '2025-03-31', 'rate')).toThrow(
      'No rate is known for 31 March 2025. The figures here begin on 1 April 2025.',
    );
  });
});
