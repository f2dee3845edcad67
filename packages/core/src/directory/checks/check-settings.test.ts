import { expect, test } from 'vitest';
import { found } from '../validate.fixture';

test.each(['high_return_from', 'stable_income_below'])(
  'a share for the percentage %s is warned of: nearly every offer would be above it, or none below',
  (key) => {
    const warning = ['warning', key, 'reads as less than one percent; 12 means 12%'];
    expect(found({}, { [key]: 0.12 })).toEqual([warning]);
    for (const percent of [0, 1, 12]) expect(found({}, { [key]: percent })).toEqual([]);
  },
);
