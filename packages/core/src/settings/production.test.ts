import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Operator } from './operator';
import { placeholderProblem, productionProblems } from './production';
import { DEFAULT_SETTINGS } from './settings';
import { siteSettings } from './settings-schema';

const OPERATOR: Operator = {
  legal_name: 'Kererū Directory Limited',
  company_number: '8123456',
  address: '14 Ruru Lane, Wellington 6011',
  owners: ['Hana Whitcombe'],
  checkers: ['Oliver Prasad'],
};
const problemsOf = (operator: Operator | null) =>
  productionProblems(
    { ...DEFAULT_SETTINGS, operator, contact_email: 'hello@kereru.co.nz' },
    'data/settings.json',
  ).map(({ file, key, problem }) => `${file}: ${key} ${problem}`);

describe('what a production site must state', () => {
  it('is all there', () => {
    expect(problemsOf(OPERATOR)).toEqual([]);
  });

  it('is all missing by default', () => {
    expect(productionProblems(DEFAULT_SETTINGS, 'f').map(({ key }) => key)).toEqual([
      'contact_email',
      'operator.legal_name',
      'operator.company_number',
      'operator.address',
      'operator.owners',
      'operator.checkers',
    ]);
  });

  it.each(Object.keys(OPERATOR) as (keyof Operator)[])('is missed when %s is left out', (key) => {
    const empty = Array.isArray(OPERATOR[key]) ? [] : ' ';
    expect(problemsOf({ ...OPERATOR, [key]: empty })).toEqual([
      `data/settings.json: operator.${key} is missing`,
    ]);
  });

  it('is missed when one name of several is a placeholder', () => {
    expect(problemsOf({ ...OPERATOR, checkers: ['Oliver Prasad', 'TBC'] })).toEqual([
      'data/settings.json: operator.checkers is the placeholder "TBC"',
    ]);
  });
});

describe('a placeholder', () => {
  it.each([
    'hello@tussock.example',
    'https://site.example/about',
    'example.com',
    'a@sub.example.org',
    'shop.test',
    'localhost',
    'Placeholder Limited',
    'to do',
    'TODO: name',
    'xxxx',
    '0000000',
    '-',
    '?',
  ])('is %s', (text) => {
    expect(placeholderProblem(text)).toMatch(/^is the placeholder/);
  });

  it.each([
    'Exemplar Partners',
    'Example Street Holdings',
    'Test Cricket Trust',
    'tussock.co.nz',
    'Todd',
    '9429000000000',
  ])('is not %s', (text) => {
    expect(placeholderProblem(text)).toBeNull();
  });
});

describe('the operator in the settings', () => {
  it('has a company number or an NZBN of digits', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 14 }), (company_number) => {
        const { success } = siteSettings.safeParse({
          ...DEFAULT_SETTINGS,
          operator: { ...OPERATOR, company_number },
        });
        expect(success).toBe(/^\d{3,13}$/.test(company_number));
      }),
    );
  });
});
