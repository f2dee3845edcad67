import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withRangeDashes } from './range-dashes';

it.each([
  ['3-5 years', '3–5 years'],
  ['18 months to conversion, then 3-4 years', '18 months to conversion, then 3–4 years'],
  ['1.5 - 2.5 years', '1.5–2.5 years'],
  ['5%-7.5% a year, 6-8 %', '5%–7.5% a year, 6–8 %'],
  ['12–14 years', '12–14 years'],
  ['a 2-year commitment', 'a 2-year commitment'],
  ['until 2027-06-30', 'until 2027-06-30'],
  ['on 2027-06-30 days', 'on 2027-06-30 days'],
  ['media release 2025-38', 'media release 2025-38'],
  ['Trans-Tasman 7-day notice', 'Trans-Tasman 7-day notice'],
])('%s reads %s', (text, shown) => expect(withRangeDashes(text)).toBe(shown));

it('changes nothing but hyphens and the spaces beside them, and nothing twice', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789-–. %', ' years', ' months') });
  fc.assert(
    fc.property(text, (words) => {
      const shown = withRangeDashes(words);
      const bare = (any: string) => any.replace(/[\s–-]/g, '');
      expect(bare(shown)).toBe(bare(words));
      expect(withRangeDashes(shown)).toBe(shown);
    }),
  );
});
