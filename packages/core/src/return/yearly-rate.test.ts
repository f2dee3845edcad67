import { expect, it } from 'vitest';
import { isOnTop, isYearlyRate } from './yearly-rate';

it.each([
  ...[
    'interest, paid monthly',
    'interest accrued daily',
    'interest compounding monthly',
    'coupon paid half-yearly',
  ],
  ...[
    'cash yield, quarterly distributions',
    'fixed rate, monthly interest payments',
    'dividend yield, paid 6-monthly',
    'yield to call',
    'annual return',
  ],
  ...['p/a', 'net P/A', 'CAGR'],
  ...[
    'IRR, 2.5x MOIC',
    'IRR (2.5x)',
    'p.a. over 5 years',
    'total return p.a.',
    'p.a., half-yearly distributions',
  ],
])('"%s" is a rate a year', (words) => expect(isYearlyRate(words)).toBe(true));

it.each([
  // The figure is of another span.
  ...['monthly interest', 'interest monthly', 'quarterly yield', 'interest per week', 'yield each quarter'],
  ...[
    'half-yearly',
    'half yearly',
    'semi-annual',
    'biannual',
    '2-yearly',
    'three-yearly',
    'half-yearly coupon',
  ],
  // It is a total.
  ...[
    'interest over the term',
    'interest for 12 months',
    'total interest',
    'yield over 5 years',
    'total yield',
  ],
  'total return, no annual fee',
  // It is the multiple.
  ...[
    'x MOIC (15% IRR)',
    'x, about 18% p.a.',
    'x net, 20% IRR',
    'times money (12% p.a.)',
    'equity multiple, 15% IRR',
  ],
  'net MOIC (20% net IRR)',
])('"%s" is no rate a year', (words) => expect(isYearlyRate(words)).toBe(false));

it.each([
  ...[
    'p.a. above OCR',
    'p.a. over the OCR',
    'p.a. + OCR',
    'OCR + % p.a.',
    'BKBM + margin p.a.',
    'p.a. over BBSW',
  ],
  ...[
    'p.a. above the 90-day bank bill rate',
    'RBA cash rate + p.a.',
    'p.a. above cash',
    'p.a. over 6-month TD',
  ],
  ...[
    'p.a. above CPI',
    'CPI + p.a.',
    'p.a. plus inflation',
    'p.a. above benchmark',
    'p.a. above the NZX 50 index',
  ],
  ...['real p.a.', 'real IRR', 'pre-tax real IRR', 'p.a. after inflation', 'p.a., inflation-adjusted'],
  ...['margin p.a.', 'floating margin p.a.', 'credit spread p.a.', 'p.a. outperformance', 'p.a. alpha'],
])('"%s" is on top of something else, and no rate a year', (words) => {
  expect(isOnTop(words)).toBe(true);
  expect(isYearlyRate(words)).toBe(false);
});

it.each([
  // A part with a figure of its own says what the whole is made of.
  ...['p.a. (OCR + 4%)', 'p.a. floating, BKBM plus 4%', 'p.a. (4% over BKBM)', 'nominal IRR (5% real)'],
  ...[
    'real estate yield',
    'real-estate income p.a.',
    'p.a. over a full cycle',
    'p.a. plus cash distributions',
  ],
  'p.a. net of manager margin',
])('"%s" is a whole', (words) => {
  expect(isOnTop(words)).toBe(false);
  expect(isYearlyRate(words)).toBe(true);
});
