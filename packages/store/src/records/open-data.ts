import { createHash } from 'node:crypto';
import { allPages } from '@tussock/core/answers/all-pages';
import type { Changelog } from '@tussock/core/changelog/changelog';
import type { Provider } from '@tussock/core/firm/provider';
import type { OpenData, OpenRow } from '@tussock/core/open-data/dictionary-of';
import type { OpenTable } from '@tussock/core/open-data/table-names';
import { openColumns } from '@tussock/core/open-data/tables';
import type { DirectoryReads } from './directory-reads';

/** All that everyone may read of a release, as flat rows in the order of their ids: what its data files are made from. */
export async function readOpenData(reads: DirectoryReads, release: number): Promise<OpenData> {
  // One after the other: a download is no reason to read the table as hard as it can be read.
  const offers = await allPages((page) => reads.listOffers(release, page));
  const listed = await allPages((page) => reads.listProviders(release, page));
  const platforms = await allPages((page) => reads.listPlatforms(release, page));
  const funds = await allPages((page) => reads.listFunds(release, page));
  const providers = [...listed, ...(await unlisted(reads, release, listed, [...offers, ...funds]))];
  const tags = await allPages((page) => reads.listTags(release, page));
  const classes = await allPages((page) => reads.listAssetClasses(release, page));
  const posts = await allPages((page) => reads.listBlogPosts(release, page));
  const faqs = await allPages((page) => reads.listFaqs(release, page));
  const changelog = await reads.changelog(release);
  const tombstones = await reads.tombstones(release);
  return {
    offers: rowsOf('offers', offers),
    providers: rowsOf('providers', providers),
    platforms: rowsOf('platforms', platforms),
    funds: rowsOf(
      'funds',
      funds.map((fund) => ({ ...fund, fund_type: fund.fund_type?.name ?? null })),
    ),
    key_people: rowsOf(
      'key_people',
      providers.flatMap(({ key_people }) => key_people),
    ),
    tags: rowsOf('tags', tags),
    offer_tags: rowsOf(
      'offer_tags',
      offers.flatMap((offer) => offer.tags.map((tag) => ({ offer_id: offer.id, tag_id: tag.id }))),
    ),
    asset_classes: rowsOf('asset_classes', classes),
    blog_posts: rowsOf('blog_posts', posts),
    faqs: rowsOf('faqs', faqs),
    sources: rowsOf('sources', changelog.ledger.map(withRecord)),
    corrections: rowsOf('corrections', changelog.corrections.map(withRecord)),
    removals: rowsOf('removals', tombstones),
    changes: rowsOf('changes', changeRows(changelog)),
  };
}

/** The providers that an offer or a fund names and no list has: those of the type Platform. */
async function unlisted(
  reads: DirectoryReads,
  release: number,
  listed: readonly Provider[],
  rows: readonly { provider_id: string | null }[],
): Promise<Provider[]> {
  const known = new Set(listed.map(({ id }) => id));
  const named = new Set(rows.flatMap(({ provider_id }) => provider_id ?? []).filter((id) => !known.has(id)));
  const found: (Provider | null)[] = [];
  for (const id of named) found.push(await reads.getProviderById(release, id));
  return found.filter((provider) => provider !== null);
}

const withRecord = <T extends { about: { id: string } | null }>(row: T) => ({
  ...row,
  record: row.about?.id ?? null,
});

/** A row for each field that changed; one without a field for what was added or removed. */
const changeRows = ({ changes }: Changelog): OpenRow[] =>
  changes.flatMap(({ about, fields, ...change }) => {
    const row = { ...change, record: about.id, name: about.name };
    if (fields.length === 0) return [row];
    return fields.map(({ field, before, after }) => ({
      ...row,
      field,
      before: before === null ? null : String(before),
      after: after === null ? null : String(after),
    }));
  });

/** Rows with the columns of their table alone, each with an id of its own, in the order of the ids. */
function rowsOf(table: OpenTable, records: readonly object[]): OpenRow[] {
  const names = openColumns(table).map(([name]) => name);
  const taken = new Map<string, number>();
  const rows = records.map((record) => {
    const values = record as Record<string, unknown>;
    const row = Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
    if (row.id !== null) return row;
    const made = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 24);
    const times = (taken.get(made) ?? 0) + 1;
    taken.set(made, times);
    return { ...row, id: times === 1 ? made : `${made}-${times}` };
  });
  return rows.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
}
