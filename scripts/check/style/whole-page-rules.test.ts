import { expect, it } from 'vitest';
import { wholePageRules } from './whole-page-rules';

it.each([
  'tbody:last-child>.\\[tbody\\:last-child\\>\\&\\>\\*\\]\\:p-0:last-child>*',
  '.a:first-child *',
  '.a:only-of-type > *',
])('finds %s, for which the whole page is styled again', (selector) =>
  expect(wholePageRules(`.b{top:0}${selector},.c{top:0}`)).toMatchObject([
    { phrase: `“${selector}” is for every element` },
  ]),
);

it.each([
  'tbody:last-child>.\\[tbody\\:last-child\\>\\&\\>\\*\\]\\:p-0:last-child>:is(th,td)',
  '.a>:not(:last-child)',
  '.a>*',
  '.a:last-child,.b>*',
])('finds nothing in %s', (selector) => expect(wholePageRules(`${selector}{top:0}`)).toEqual([]));
