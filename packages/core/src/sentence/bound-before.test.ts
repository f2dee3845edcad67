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

it('a “min” beside a figure is of it on either side, and of no figure behind a comma', () => {
  for (const [words, same] of [
    ...['8% min', '8% minimum', '8% minimum return', '8% p.a. min'].map((words) => [words, 'at least 8%']),
    ...['2 years min', '2 year minimum term', 'term 2 years min'].map((words) => [words, 'at least 2 years']),
    ['8% min, 50k max', 'at least 8%, up to 50k'],
    ['8% min 50k max', 'at least 8%, up to 50k'],
    ['50k minimum, 9% return', 'minimum 50k, return 9%'],
    ['2 years minimum, 9% return', 'at least 2 years, return 9%'],
    ['8% min 18 months or less', 'at least 8%, up to 18 months'],
    ['50k min 8%+', 'minimum 50k, at least 8%'],
    ['minimum 8%+', 'at least 8%'],
    ['2 years min, returns of 9%', 'at least 2 years, return 9%'],
    ['8% return min 2 years', '8% return, at least 2 years'],
    ['9% return minimum investment 50k', '9% return, minimum investment 50k'],
  ] as const)
    expect([words, meant(words as string)]).toEqual([words, meant(same as string)]);
  expect(meant('return max, 9%')).toEqual({ q: 'return max, 9%' });
});

it('a “min” between an amount and a figure is of the amount, unless more is said of that', () => {
  for (const words of ['50k min 9% return', '$50,000 minimum return 9%', '50k min 9% target'])
    expect([words, meant(words)]).toEqual([words, meant('minimum 50k, return 9%')]);
  for (const held of ['I have 50k', 'invest 50k', '50k to invest', 'up to 50k', 'max 50k', '50k max'])
    for (const figure of ['9% return', '9%', 'return of 9%', '5 years'])
      expect([held, figure, meant(`${held} min ${figure}`)]).toEqual([
        ...[held, figure, meant(`${held}, minimum ${figure}`)],
      ]);
  expect(meant('50k min 9%')).toEqual(meant('50k, at least 9%'));
  expect(meant('with 50k minimum investment')).toEqual(meant('minimum 50k'));
});
