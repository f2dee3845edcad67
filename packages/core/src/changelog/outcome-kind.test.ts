import { describe, expect, it } from 'vitest';
import { outcomeKindText, whyNotCompared } from './outcome-kind';

const of = (target_return_type: string, target: number | null = 8) => ({
  target_return_min: target,
  target_return_max: target,
  target_return_type,
});

describe('what is said of the kind of an outcome', () => {
  it.each(['p.a.', 'p.a. net', 'IRR', 'interest p.a.'])('a target in %s may be of the same kind', (words) => {
    expect(whyNotCompared(of(words))).toBeNull();
    expect(outcomeKindText(of(words))).toBe('Kind of return not stated');
  });

  it.each([
    ['cash yield p.a.', 'the target is a cash yield, which leaves out gains and losses of capital'],
    ['p.a. after fees and tax', 'the target is after tax'],
    ['p.a. above OCR', 'the target is on top of another rate or of inflation'],
    ['total return over 5 years, not annualised', 'the target is not a rate a year'],
  ])('a target in %s is not compared', (words, why) => {
    expect(whyNotCompared(of(words))).toBe(why);
    expect(outcomeKindText(of(words))).toBe(`Kind of return not stated. Not compared: ${why}.`);
  });

  it('without a target there is nothing to compare', () => {
    expect(whyNotCompared(of('cash yield p.a.', null))).toBeNull();
    for (const end of ['target_return_min', 'target_return_max'])
      expect(whyNotCompared({ ...of('cash yield p.a.'), [end]: null })).toContain('cash yield');
  });
});
