import type { Problem } from '@tussock/core/directory/problem';
import { expect, test } from 'vitest';
import { reportHtml } from './html-report';

const problem = (change: Partial<Problem>): Problem => ({
  severity: 'error',
  file: 'offers.csv',
  sheet: null,
  row: 1,
  line: 2,
  cell: null,
  record: 'kowhai',
  field: 'status',
  value: 'x',
  reason: 'is missing',
  ...change,
});

test('nothing of a data file becomes markup', () => {
  const nasty = '<script>alert(1)</script>"\'&\u202e';
  const html = reportHtml(
    [
      problem({ file: nasty, record: nasty, field: nasty, value: nasty, reason: nasty, did_you_mean: nasty }),
      problem({ name: nasty }),
    ],
    nasty,
    '2026-11-22',
  );
  expect(html).not.toMatch(/<script|\u202e/);
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(7);
});

test('every problem has its line, up to a thousand of a kind', () => {
  const many = Array.from({ length: 1_200 }, (_, n) => problem({ row: n + 1, record: `record-${n}` }));
  const html = reportHtml([...many, problem({ field: 'name' })], 'data', '2026-11-22');
  expect(html).toContain('record-999<');
  expect(html).not.toContain('record-1000<');
  expect(html).toContain('… and 200 more');
  expect(html).toContain('<strong>1,201 errors</strong> on 22 November 2026');
});

test('a row is called by its name, and by its slug where it has none', () => {
  const html = reportHtml(
    [problem({ name: 'Kowhai Fund' }), problem({ record: 'rata' })],
    'data',
    '2026-11-22',
  );
  expect([...html.matchAll(/<td>([^<]*)<\/td><td>x</g)].map(([, shown]) => shown)).toEqual([
    'Kowhai Fund',
    'rata',
  ]);
});

test('columns that say nothing are left out', () => {
  const html = reportHtml(
    [problem({ row: null, line: null, record: null, value: null })],
    'data',
    '2026-11-22',
  );
  expect(html).not.toContain('<table>');
});
