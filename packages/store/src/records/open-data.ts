import { createHash } from 'node:crypto';
import { allPages } from '@tussock/core/answers/all-pages';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import type { Provider } from '@tussock/core/firm/provider';
import type { Offer } from '@tussock/core/offer/offer';
import type { OpenData, OpenRow } from '@tussock/core/open-data/rows';
import type { OpenTable } from '@tussock/core/open-data/table-names';
import { openColumns } from '@tussock/core/open-data/tables';
import type { Tombstone } from '@tussock/core/removal/tombstone';
import { compareText } from '@tussock/core/text/fold';
import type { DirectoryReads } from './directory-reads';
import { IN_LISTS } from './items';

/** All that everyone may read of a release, as flat rows in the order of their ids: what its data files are made from. */
export async function readOpenData(reads: DirectoryReads, release: number): Promise<OpenData> {
  const offers = await allPages((page) => reads.listOffers(release, page));
  const lists = await otherLists(reads, release);
  const providers = await openProviders(reads, release, [...offers, ...lists.funds]);
  const changelog = await reads.changelog(release);
  return {
    offers: rowsOf('offers', offers),
    offer_tags: rowsOf('offer_tags', offers.flatMap(offerTagRows)),
    ...ofEach({ ...lists, providers }, rowsOf),
    sources: rowsOf('sources', changelog.ledger.map(withRecord)),
    corrections: rowsOf('corrections', changelog.corrections.map(withRecord)),
    removals: rowsOf('removals', withOwnIds(await reads.tombstones(release))),
    changes: rowsOf('changes', changelog.changes.flatMap(changeRows)),
  };
}

export type ListReads = Pick<
  DirectoryReads,
  'listPlatforms' | 'listFunds' | 'listTags' | 'listAssetClasses' | 'listBlogPosts' | 'listFaqs'
>;

/** Every list but those of offers and providers. One after the other: a download is no reason to read the table as hard as it can be read. */
export const otherLists = async (reads: ListReads, release: number) => ({
  platforms: await allPages((page) => reads.listPlatforms(release, page)),
  funds: await allPages((page) => reads.listFunds(release, page)),
  tags: await allPages((page) => reads.listTags(release, page)),
  asset_classes: await allPages((page) => reads.listAssetClasses(release, page)),
  blog_posts: await allPages((page) => reads.listBlogPosts(release, page)),
  faqs: await allPages((page) => reads.listFaqs(release, page)),
});

/** Every listed provider, and those that one of these records names and no list has, each with all of its people. */
export async function openProviders(
  reads: Pick<DirectoryReads, 'listProviders' | 'getProviderById'>,
  release: number,
  records: readonly Naming[],
): Promise<Provider[]> {
  const listed = await allPages((page) => reads.listProviders(release, page));
  const providers: Provider[] = [];
  for (const provider of listed) {
    const isCut = provider.key_people.length >= IN_LISTS;
    providers.push((isCut && (await reads.getProviderById(release, provider.id))) || provider);
  }
  for (const id of namedOnly(records, listed)) {
    const found = await reads.getProviderById(release, id);
    if (found) providers.push(found);
  }
  return providers;
}

type Naming = { provider_id: string | null };

/** Ids of the providers that a record names and that are not listed: those of the type Platform. */
export function namedOnly(records: readonly Naming[], listed: readonly Provider[]): string[] {
  const named = new Set(records.flatMap(({ provider_id }) => provider_id ?? []));
  for (const { id } of listed) named.delete(id);
  return [...named];
}

type Lists = Awaited<ReturnType<typeof otherLists>> & { providers: readonly Provider[] };
type ListedTable = keyof Lists | 'key_people';

/** What is made of each table of records but those of offers. */
export function ofEach<T>(
  { providers, platforms, funds, tags, asset_classes, blog_posts, faqs }: Lists,
  make: (table: ListedTable, records: readonly object[]) => T,
): Record<ListedTable, T> {
  const tables: Record<ListedTable, readonly object[]> = {
    providers,
    platforms,
    tags,
    asset_classes,
    blog_posts,
    faqs,
    funds: funds.map((fund) => ({ ...fund, fund_type: fund.fund_type?.name ?? null })),
    key_people: providers.flatMap(({ key_people }) => key_people),
  };
  const made = Object.entries(tables).map(([table, records]) => [table, make(table as ListedTable, records)]);
  return Object.fromEntries(made);
}

export const offerTagRows = ({ id, tags }: Pick<Offer, 'id' | 'tags'>) =>
  tags.map((tag) => ({ offer_id: id, tag_id: tag.id }));

export const withRecord = <T extends { about: { id: string } | null; record?: string | null }>(row: T) => ({
  ...row,
  record: row.record ?? row.about?.id ?? null,
});

/** A row for each field that changed; one without a field for what was added or removed. */
export function changeRows({ about, fields, ...change }: RecordChange): OpenRow[] {
  const row = { ...change, record: about.id, name: about.name };
  if (fields.length === 0) return [row];
  return fields.map(({ before, after, ...field }) => ({
    ...row,
    ...field,
    before: before === null ? null : String(before),
    after: after === null ? null : String(after),
  }));
}

/** Each with an id of its own. A firm that is both provider and platform has one id, and may leave as both: the second of them has its kind too. */
function withOwnIds(removed: readonly Tombstone[]): readonly Tombstone[] {
  const taken = new Set<string>();
  return removed.map((one) => {
    const id = taken.has(one.id) ? `${one.id}-${one.kind}` : one.id;
    taken.add(id);
    return { ...one, id };
  });
}

/** Rows with the columns of their table alone, each with an id of its own, in the order of the ids. */
function rowsOf(table: OpenTable, records: readonly object[]): OpenRow[] {
  const taken = new Map<string, number>();
  const rows = records.map((record) => {
    const row = rowOf(table, record);
    if (row.id !== null) return row;
    const made = idOf(row);
    const times = (taken.get(made) ?? 0) + 1;
    taken.set(made, times);
    return { ...row, id: times === 1 ? made : `${made}-${times}` };
  });
  return rows.sort((a, b) => compareText(String(a.id), String(b.id)));
}

function rowOf(table: OpenTable, record: object): OpenRow {
  const values = record as OpenRow;
  return Object.fromEntries(openColumns(table).map(([name]) => [name, values[name] ?? null]));
}

/** The id of a row that has none: made of all that it says. */
const idOf = (row: OpenRow) => createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 24);

/** The id that a record without one gets in a table, unless an equal one is before it. */
export const madeId = (table: OpenTable) => (record: object) => idOf(rowOf(table, record));
