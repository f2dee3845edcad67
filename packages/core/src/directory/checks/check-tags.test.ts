import { describe, expect, it } from 'vitest';
import { validateDirectory } from '../validate';

const ID = '11111111-1111-4111-8111-111111111111';
const folder = (name: string, rows: object[]) => ({
  file: `${name}.json`,
  rows: rows as never,
  text_values: false,
});

/** What is reported of the tags of an offer that states these columns. */
function reported(columns: object, ...slugs: string[]): unknown[] {
  const offer = {
    id: ID,
    slug: 'kauri',
    name: 'Kauri',
    status: 'Open',
    is_active: true,
    created_at: '2026-01-01',
    offer_type: 'Debt',
    description: 'Text.',
    tagline: 'Text.',
    ...columns,
  };
  const { problems } = validateDirectory(
    {
      offers: folder('offers', [offer]),
      tags: folder(
        'tags',
        [...new Set(slugs)].map((slug) => ({ id: slug, slug, name: slug })),
      ),
      offer_tags: folder(
        'offer_tags',
        slugs.map((slug) => ({ offer_id: ID, tag_id: slug })),
      ),
    },
    {},
  );
  return problems
    .filter(({ file }) => file === 'offer_tags.json')
    .map(({ severity, row, field, value, reason }) => [severity, row, field, value, reason]);
}

const another = (field: string) =>
  `contradicts another tag of the offer about ${field}, and filters go by one of them. Take one off`;
const column = (field: string) =>
  `contradicts the column ${field} of the offer, by which filters go. Correct one of them`;

describe('the tags of an offer', () => {
  it.each([
    ['distribution', 'monthly-income', 'quarterly-income'],
    ['tax_structure', 'pie', 'limited-partnership'],
    ['liquidity', 'liquid', 'illiquid'],
    ['security_type', 'debt', 'equity'],
  ])('say one thing of %s', (field, one, other) => {
    expect(reported({}, one, 'forestry', other)).toEqual([
      ['warning', 3, 'tag_id', `kauri: ${one}, ${other}`, another(field)],
    ]);
  });

  it('say what the column says, where there is one', () => {
    expect(reported({ tax_structure: 'company' }, 'pie', 'liquid')).toEqual([
      ['warning', 1, 'tag_id', 'kauri: pie', column('tax_structure')],
    ]);
    expect(reported({ distribution: 'monthly' }, 'monthly-income', 'annual')).toEqual([
      ['warning', 2, 'tag_id', 'kauri: annual', column('distribution')],
    ]);
  });

  it.each([
    [{}, ['monthly', 'monthly-income', 'pie', 'pie-funds', 'debt', 'illiquid']],
    [{ tax_structure: 'pie' }, ['pie', 'pie-funds']],
    [{}, ['short-term', 'long-term', 'constructor']],
  ])('are not reported where they agree: %j with %j', (columns, slugs) => {
    expect(reported(columns, ...slugs)).toEqual([]);
  });

  it('count once, and contradict once', () => {
    expect(reported({}, 'liquid', 'liquid', 'illiquid').map((each) => (each as unknown[])[4])).toEqual([
      'repeats row 1',
      another('liquidity'),
    ]);
  });
});
