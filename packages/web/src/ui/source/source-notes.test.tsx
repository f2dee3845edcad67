import type { Source } from '@tussock/core/source/source';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SourceNotes } from './source-notes';

const looked: Source = {
  field: 'target_return_max',
  title: 'Memorandum',
  address: null,
  tier: 'B',
  sha256: null,
  checked_on: '2026-06-03',
  checked_by: 'TR',
  confirmed_on: null,
  state: 'differs',
  outcome: null,
  disputed_on: null,
  reply: null,
  replied_on: null,
};

it.each([
  ['differs: 60 million is the target', 'by TR: Differs, 60 million is the target.'],
  ['Differs. The memorandum says 12%.', 'by TR: Differs. The memorandum says 12%.'],
])('an outcome that reads “%s” ends in one stop', (outcome, words) => {
  const text = renderToStaticMarkup(<SourceNotes facts={[{ ...looked, outcome }]} />).replace(/<[^>]*>/g, '');
  expect(text).toContain(words);
  expect(text).not.toContain('..');
});
