import { AIM_NOT_FORECAST, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { expect, it } from 'vitest';
import { TOOLS } from '../../../../tests/support/tools';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

it.each(TOOLS)(
  'the tool at %s says that it is no advice, who pays us and where complaints go',
  async (address) => {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec((await page(address)).body) ?? [];
    expect(main).toMatch(/not (?:[a-z]+,? )*advice/);
    expect(main).toContain('href="/partners">Who pays us</a>');
    expect(main.replace(/<!-- -->/g, '')).toMatch(
      new RegExp(`Complaints: <a href="mailto:${DEFAULT_SETTINGS.contact_email}"`),
    );
  },
);

it.each(TOOLS)(
  'the tool at %s says when the figures that it uses were checked, or of which day they are',
  async (address) => {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec((await page(address)).body) ?? [];
    const words = main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toMatch(/(?:[Cc]hecked(?: on or after)?|as of) \d{1,2} [A-Z][a-z]+ 20\d\d/);
  },
);

it.each(TOOLS)('a link to the tool at %s has the picture of a section', async (address) => {
  const { head } = await page(address);
  expect(head).not.toContain('/assets/og/site.png');
});

it('the visa planner leads to the source of each figure that it compares with, where it has an address', async () => {
  const { body } = await page('/aip-investor-visa');
  const planner = body.slice(body.indexOf('id="planner"'));
  const bases = planner.match(/<span class="mt-2! block[\s\S]*?<\/span>(?=<\/(?:div|span|p)>)/g) ?? [];
  const agency = bases.filter((basis) => basis.includes('Statute or agency page'));
  expect(agency.length).toBeGreaterThan(5);
  for (const basis of agency)
    expect(basis).toMatch(/<a href="https:\/\/(?:www\.)?immigration\.govt\.nz\/[^"]{10}/);
});

it.each([
  '/offers',
  '/aip-eligible-funds',
  '/opportunities/liquid',
  '/funds/akeake-industrial-trust',
  '/search?q=fund',
])('a page with targets, such as %s, says that a target is no forecast', async (address) => {
  const { body } = await page(address);
  expect(body).toContain('Target return');
  expect(body).toContain(AIM_NOT_FORECAST);
});

it.each([
  '/offers',
  '/tags/pie',
  '/funds/akeake-industrial-trust',
  '/opportunities/liquid',
  '/opportunities/property/auckland',
  '/asset-classes/property',
  '/secondary-market',
  '/venture-capital',
  '/aip-eligible-funds',
])('%s says at its top who may invest', async (address) => {
  const { body } = await page(address);
  const [, top = ''] = /<h1[^>]*>([\s\S]*?)<(?:section|h2|form|aside)/.exec(body) ?? [];
  expect(top).toContain(WHOLESALE_ONLY);
});

it.each(['/funds/akeake-industrial-trust', '/providers/akeake-industrial', '/asset-classes/property'])(
  'the head of %s leads to the offers below it',
  async (address) => {
    const { body } = await page(address);
    const [head = '', rest = ''] = body
      .split('</h1>')
      .slice(1)
      .join('')
      .split(/<h2[ >]/, 2);
    expect([head.includes('href="#offers"'), body.includes('id="offers"'), rest !== '']).toEqual([
      true,
      true,
      true,
    ]);
  },
);
