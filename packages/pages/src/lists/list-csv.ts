import { firmAnswers } from '@tussock/core/answers/firms';
import { type FlatColumn, flatColumns, flatText } from '@tussock/core/answers/flat-rows';
import { searchSchemas } from '@tussock/core/answers/search';
import { assetClass } from '@tussock/core/asset-class/asset-class';
import { blogPostSummary } from '@tussock/core/blog-post/blog-post';
import { changelogSchemas } from '@tussock/core/changelog/changelog';
import { correction } from '@tussock/core/correction/correction';
import { faq } from '@tussock/core/faq/faq';
import { csvText } from '@tussock/core/text/csv';
import { whenUsed } from '@tussock/core/text/when-used';
import { paths } from '@tussock/web/paths';
import type { ListKind } from './list-address';
import type { ReadList, Row } from './read-list';

/** The columns of each kind of list are those of its documented rows, whatever the rows state. */
const COLUMNS = whenUsed<Record<ListKind, readonly FlatColumn[]>>(() => ({
  offers: flatColumns(searchSchemas().searchAnswer.shape.data.element),
  providers: flatColumns(firmAnswers().providers.shape.data.element),
  platforms: flatColumns(firmAnswers().platforms.shape.data.element),
  funds: flatColumns(firmAnswers().funds.shape.data.element),
  'asset-classes': flatColumns(assetClass),
  'blog-posts': flatColumns(blogPostSummary),
  faqs: flatColumns(faq),
  sources: flatColumns(changelogSchemas().listedSource),
  changes: flatColumns(changelogSchemas().listedChange),
  outcomes: flatColumns(changelogSchemas().offerOutcome),
  corrections: flatColumns(correction),
}));

type Addressed = Row & { id: string; slug: string | null };

/** Paths of the pages that rows have; the other kinds have none. */
const PAGE_OF: { [K in ListKind]?: (row: Addressed) => string } = {
  offers: paths.offer,
  providers: paths.provider,
  platforms: paths.platform,
  funds: paths.fund,
  'asset-classes': ({ slug }) => paths.assetClass(slug ?? ''),
  'blog-posts': paths.blogPost,
  outcomes: paths.offer,
};

/** `/offers.csv`: a list for spreadsheets, a column for each field and the address of each row's page at the end. */
export function listCsv({ list, rows, settings }: ReadList): string {
  const columns = COLUMNS()[list.kind];
  const pageOf = PAGE_OF[list.kind];
  return csvText([
    [...columns.map(({ name }) => name), ...(pageOf ? ['address'] : [])],
    ...rows.map((row) => [
      ...columns.map(({ path }) => flatText(row, path)),
      ...(pageOf ? [settings.address + pageOf(row as Addressed)] : []),
    ]),
  ]);
}
