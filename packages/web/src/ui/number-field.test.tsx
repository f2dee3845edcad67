import { expect, it } from 'vitest';
import { renderHtml } from '../app/render-html';
import { NumberField } from './number-field';

const LIMITS = { min: 0, max: 40, decimals: 0, value: 3, onChange: () => {} };
const nameOf = async (label: string, unit: string) =>
  /<label[^>]*>(.*?)<\/label>/
    .exec(await renderHtml(<NumberField label={label} unit={unit} {...LIMITS} />))?.[1]
    ?.replace(/<[^>]*>/g, '');

it.each([
  ['Term', 'years', 'Term, years'],
  ['Years', 'years', 'Years'],
  ['Days in New Zealand, over that time', 'days', 'Days in New Zealand, over that time'],
  ['Other income, a year', 'years', 'Other income, a year, years'],
  ['Amount invested', '$', 'Amount invested, New Zealand dollars'],
  ['Amount invested, in NZD', '$', 'Amount invested, in NZD'],
  ['Inflation', '% a year', 'Inflation, % a year'],
])('a field %s in %s is called “%s”', async (label, unit, name) => {
  expect(await nameOf(label, unit)).toBe(name);
});
