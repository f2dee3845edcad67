import { expect, it } from 'vitest';
import { validateDirectory } from '../validate';

/** What is warned of, by row. */
function warnings(...questions: { question: string; is_active?: boolean }[]) {
  const rows = questions.map((row) => ({ answer: 'Text.', is_active: true, ...row }));
  const { problems } = validateDirectory({ faqs: { file: 'faqs.json', rows, text_values: false } }, {});
  return problems.map(({ row, field, severity, reason }) => [row, field, severity, reason]);
}
const found = (row: number, reason: string) => [row, 'question', 'warning', expect.stringContaining(reason)];

it('two shown questions of the same words are warned of: a link to the second leads to the first', () => {
  const [asked, again] = [{ question: 'How is it taxed?' }, { question: 'How is it TAXED' }];
  expect(warnings(asked, { question: 'Who pays tax?' }, again)).toEqual([found(3, 'row 1')]);
  const long = 'What happens to the money of an investor who wants to leave a fund before its term is over';
  expect(warnings({ question: `${long}, and when?` }, { question: `${long}, and how?` })).toEqual([
    found(2, 'a link to it leads there'),
  ]);
});

it('nothing is said of one that is not shown', () => {
  expect(warnings({ question: 'Who?', is_active: false }, { question: 'Who?' })).toEqual([]);
  expect(warnings({ question: 'Who?' }, { question: 'Who?', is_active: false })).toEqual([]);
});

it('a question without a letter that an address can have is warned of, each time', () => {
  const reason = 'no link leads to it';
  expect(warnings({ question: '何?' }, { question: '?' })).toEqual([found(1, reason), found(2, reason)]);
});
