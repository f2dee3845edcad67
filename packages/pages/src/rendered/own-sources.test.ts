import type { Columns } from '@tussock/core/column/column';
import type { Directory } from '@tussock/core/directory/directory';
import { PLATFORM_COLUMNS } from '@tussock/core/firm/platform-columns';
import { PROVIDER_COLUMNS } from '@tussock/core/firm/provider-columns';
import { FUND_COLUMNS } from '@tussock/core/fund/columns';
import { OFFER_COLUMNS } from '@tussock/core/offer/columns';
import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const TABLES = { offer: 'offers', fund: 'funds', provider: 'providers', platform: 'platforms' } as const;
type Kind = keyof typeof TABLES;
const COLUMNS: Record<Kind, Columns> = {
  offer: OFFER_COLUMNS,
  fund: FUND_COLUMNS,
  provider: PROVIDER_COLUMNS,
  platform: PLATFORM_COLUMNS,
};
type Row = { id: string; slug: string | null } & Record<string, unknown>;

/** The columns of a row that say something of the record, and have a label. */
const statedIn = (kind: Kind, row: Row): string[] =>
  Object.entries(COLUMNS[kind])
    .filter(([, { label }]) => label !== undefined)
    .map(([field]) => field)
    .filter(
      (field) => ![null, undefined, false, ''].includes(row[field] as null) && String(row[field]) !== '',
    );

const titleOf = (field: string) => `Register of ${field.replaceAll('_', ' ')}`;

/** The sample, in which each stated column was confirmed from a source of its own. */
const allConfirmed = (sample: Directory): Directory => ({
  ...sample,
  sources: (Object.keys(TABLES) as Kind[]).flatMap((kind) =>
    (sample[TABLES[kind]] as unknown as Row[]).flatMap((row) =>
      statedIn(kind, row).map((field) => ({
        record: row.id,
        field,
        title: titleOf(field),
        address: null,
        tier: 'A' as const,
        checked_on: '2026-11-01',
        checked_by: null,
        outcome: null,
        state: 'confirmed' as const,
        confirmed_on: '2026-11-01',
        sha256: null,
        id: null,
        disputed_on: null,
        reply: null,
        replied_on: null,
      })),
    ),
  ),
});

const site = renderedSite(allConfirmed);

/** Pages of a kind that have every field between them, those with the most first. */
async function pagesOf(kind: Kind): Promise<{ fields: string[]; body: string }[]> {
  const { page, directory } = await site;
  const seen = new Set<string>();
  const shown = (directory[TABLES[kind]] as unknown as Row[])
    .filter((row) => row.is_active !== false && row.is_exclusive !== true)
    .map((row) => ({ row, stated: statedIn(kind, row) }))
    .sort((a, b) => b.stated.length - a.stated.length)
    .map(({ row, stated }) => {
      const fields = stated.filter((field) => !seen.has(field));
      for (const field of fields) seen.add(field);
      return { fields, address: `/${TABLES[kind]}/${row.slug ?? row.id}` };
    });
  const needed = shown.filter(({ fields }) => fields.length > 0);
  return Promise.all(needed.map(async ({ fields, address }) => ({ fields, ...(await page(address)) })));
}

it.each(Object.keys(TABLES) as Kind[])('the page of a %s has the entries of each field', async (kind) => {
  for (const { fields, body } of await pagesOf(kind))
    expect(fields.filter((field) => !body.includes(titleOf(field)))).toEqual([]);
});

const MARKED_LINKS: [Kind, string[]][] = [
  ['offer', ['provider_id', 'platform_id', 'fund_id']],
  ['fund', ['provider_id', 'fund_type_id']],
];
it.each(MARKED_LINKS)('the page of a %s marks %j, which links show', async (kind, links) => {
  const pages = await pagesOf(kind);
  const marked = links.filter((field) =>
    pages.some(({ body }) => {
      const [mark = ''] = new RegExp(`<a [^>]*#fact-${field}"[^>]*>`).exec(body) ?? [];
      return mark.includes('class="mark confirmed"') && body.includes(` id="fact-${field}"`);
    }),
  );
  expect(marked).toEqual(links);
});
