import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLead } from './split-lead';

describe('the lead of a text', () => {
  it('ends before the first heading', () => {
    expect(splitLead('Lending.\n\nMore.\n\n## Risks\n\nDelay.\n\n## Values')).toEqual({
      lead: 'Lending.\n\nMore.',
      rest: '## Risks\n\nDelay.\n\n## Values',
    });
    expect(splitLead('No. #1 of its kind')).toEqual({ lead: 'No. #1 of its kind', rest: '' });
    expect(splitLead('## Risks')).toEqual({ lead: '', rest: '## Risks' });
  });

  it('and the rest are the whole text, but for the space between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '## b', '', '# c', 'd # e')), (lines) => {
        const text = lines.join('\n');
        const { lead, rest } = splitLead(text);
        expect((lead + rest).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });
});
