import { expect, it } from 'vitest';
import { meant } from './reading.fixture';

it.each([
  ['maximum LVR of 65%', 'LVR up to 65%'],
  ['max LTV 50%', 'LTV up to 50%'],
  ['max term 2 years', 'up to 2 years'],
  ['maximum target return of 10%', 'return up to 10%'],
  ['max investment 60k', 'up to 60k'],
  ['maximum minimum of $60,000', 'up to $60,000'],
  ['minimum return of 8%', 'at least 8%'],
  ['min target return 8%', 'at least 8%'],
  ['minimum term 3 years', 'at least 3 years'],
])('“%s” is “%s”', (words, same) => {
  expect(meant(words)).toEqual({ ...meant(same), q: '' });
});

it('leaves a minimum investment the amount that is said, and the word that an amount before it has', () => {
  expect(meant('minimum investment $60,000')).toEqual(meant('$60,000'));
  expect(meant('50k minimum return 8%')).toEqual(meant('minimum 50k, return 8%'));
  expect(meant('50k max, LVR 65%')).toEqual({ ...meant('LVR 65%'), minimum_up_to: ['50000'] });
});

it('is not the other word of a list', () => {
  expect(meant('50k, minimum return 8%')).toEqual({ ...meant('50k'), ...meant('at least 8%') });
  expect(meant('max, LVR 65%')).toEqual({ ...meant('LVR 65%'), q: 'max' });
});
