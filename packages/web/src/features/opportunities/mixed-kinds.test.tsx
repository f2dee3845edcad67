import { expect, it } from 'vitest';
import { renderHtml } from '../../app/render-html';
import { MixedKinds } from './mixed-kinds';

it('writes the number of offers of a kind as other numbers of the page', async () => {
  const kinds = [
    { kind: 'irr', label: 'IRR', count: 1_776 },
    { kind: 'interest', label: 'Interest rate a year', count: 38 },
  ] as const;
  expect(await renderHtml(<MixedKinds kinds={[...kinds]} />)).toContain(
    'IRR (1,776) and Interest rate a year (38)',
  );
});
