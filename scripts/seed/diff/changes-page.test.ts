import { expect, it } from 'vitest';
import { smallDirectory } from '../../../tests/support/small-directory';
import { changesPage } from './changes-page';
import { diffDirectories } from './diff-directories';

type Small = ReturnType<typeof smallDirectory>;
const pageOf = (edit: (directory: Small) => void) => {
  const [before, after] = [smallDirectory(8), smallDirectory(8)];
  edit(after);
  const changes = diffDirectories(before, after);
  return changesPage({ names: ['release 1', 'my <data>'], before, after, changes });
};
const cells = (html: string) => Array.from(html.matchAll(/<td>([^<]*)<\/td>/g), ([, text]) => text);

it('gives each figure as a visitor reads it, before and after', () => {
  const html = pageOf(({ offers: [, first] }) =>
    Object.assign(first ?? {}, {
      minimum_investment: 1_250_000,
      closes_on: '2027-03-31',
      not_applicable: ['gearing'],
      provider_id: '20000000-0000-4000-8000-000000000002',
    }),
  );
  expect(cells(html)).toEqual([
    ...['Minimum investment', '$50,000 NZD', '$1,250,000 NZD'],
    ...['Provider', 'Pōhutukawa Partners', 'Southern Alps Funds'],
    ...['Closes', 'Not stated', '31 March 2027'],
    ...['not applicable', 'Not stated', 'gearing'],
  ]);
  expect(html).toContain('<h1>From release 1 to my &lt;data&gt;</h1>');
});

it('gives no value by the name of an asset class that has it for its id', () => {
  const html = pageOf(({ offers: [, first], asset_classes: [asset] }) => {
    Object.assign(asset ?? {}, { id: 'debt' });
    Object.assign(first ?? {}, { security_type: 'debt' });
  });
  expect(cells(html)).toEqual(expect.arrayContaining(['Security type', 'Not stated', 'Debt']));
});

it('lists what is added and removed, and nothing of what is locked', () => {
  const html = pageOf((directory) => {
    directory.tags.push({ id: 'tag-3', slug: 'solar', name: '<b>Solar</b>', description: null });
    directory.faqs.pop();
    Object.assign(directory.offers[5] ?? {}, { management_fee: 98.76, details: 'SECRET details' });
  });
  expect(html).toContain('<article class="added"><h3><span>added</span> &lt;b&gt;Solar&lt;/b&gt;</h3>');
  expect(html).toContain('<article class="removed"><h3><span>removed</span> Hidden?</h3>');
  expect(html).not.toMatch(/98\.76|SECRET|Sesquipedalian/);
  expect(cells(html)).toContain('locked');
});

it('names the sources that a change leaves behind, first', () => {
  const html = pageOf(({ offers }) => Object.assign(offers[5] ?? {}, { target_return_max: 40 }));
  expect(html.indexOf('Sources to check again')).toBeLessThan(html.indexOf('<h2>offers'));
  expect(cells(html).slice(0, 4)).toEqual([
    'Kauri Bridging Offer 5',
    expect.any(String),
    'Information memorandum',
    '1 October 2026',
  ]);
  expect(pageOf(() => {})).toContain('Nothing would change.');
});

it('shows the signs of HTML in a figure as they are', () => {
  const html = pageOf(({ offers: [, first] }) =>
    Object.assign(first ?? {}, { location: '<b>Ōtara</b> & more' }),
  );
  expect(html).toContain('<td>&lt;b&gt;Ōtara&lt;/b&gt; &amp; more</td>');
});

it('lists two thousand records of a table, and says how many more there are', () => {
  const [before, after] = [smallDirectory(8), smallDirectory(8)];
  const change = { table: 'tags', change: 'added', title: 'A tag', fields: [] } as const;
  const changes = Array.from({ length: 2_001 }, (_, n) => ({ ...change, key: `tag ${n}`, fields: [] }));
  const shown = (some: typeof changes) =>
    changesPage({ names: ['release 1', 'data'], before, after, changes: some });
  expect(shown(changes).split('<article').length - 1).toBe(2_000);
  expect(shown(changes)).toContain('… and 1 more.');
  expect(shown(changes.slice(1))).not.toContain('… and');
});
