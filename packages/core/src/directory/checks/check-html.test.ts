import { expect, it } from 'vitest';
import { validateDirectory } from '../validate';

const PROVIDER = { id: '00000000-0000-4000-8000-000000000009', slug: 'rimu', name: 'Rimu' };

const said = (more: Record<string, unknown>) =>
  validateDirectory({
    providers: { file: 'providers.json', rows: [{ ...PROVIDER, ...more }], text_values: false },
  }).problems.map(({ severity, field, reason }) => [severity, field, reason]);
const html = (element: string) =>
  `has HTML (<${element}>), which pages show as it is written. Take its marks out`;
const sign = (written: string) =>
  `has "${written}", which pages show as it is written. Write the sign itself`;

it.each([
  ['description', '<p class="MsoNormal">Lends to farms</p>', html('p')],
  ['description', 'Lends to farms<o:p></o:p>', html('o:p')],
  ['description', 'Lends to farms.<BR/>And towns.', html('br')],
  ['description', 'See <a href="https://rimu.example/">Rimu</a>.', html('a')],
  ['location', '<b>Nelson</b>', html('b')],
  ['location', 'Nelson &amp; Tasman', sign('&amp;')],
  ['name', 'Rimu&nbsp;Capital', sign('&nbsp;')],
  ['name', 'Rimu &#8211; Capital', sign('&#8211;')],
])('a %s that is %j has a warning: visitors would read its marks', (field, text, reason) => {
  expect(said({ [field]: text })).toEqual([['warning', field, reason]]);
});

it.each([
  ['description', 'Lends to farms &amp; towns'],
  ['description', 'Write `<br>` for a line.\n\n```\n<p>\n```'],
  ['description', 'See <https://rimu.example/> or <a@rimu.example>.'],
  ['description', 'Lends at <65% of value, and a<b where b>c'],
  ['name', 'Rimu & Co; R&D; Rimu&Co;'],
])('a %s that is %j has none', (field, text) => {
  expect(said({ [field]: text })).toEqual([]);
});

it('titles of documents are texts without Markdown, and what is locked is not quoted', () => {
  const offer = {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'fund',
    name: 'Fund',
    status: 'Open',
    is_active: true,
    created_at: '2026-01-01T00:00:00Z',
    is_exclusive: true,
    details: '<p>Secret</p>',
    documents: [{ title: 'Terms &amp; Secret', address: 'https://rimu.example/terms.pdf' }],
  };
  const { problems } = validateDirectory({
    offers: { file: 'offers.json', rows: [offer], text_values: false },
  });
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['details', html('p')],
    ['documents[0].title', sign('&amp;')],
  ]);
  expect(JSON.stringify(problems)).not.toContain('Secret');
});
