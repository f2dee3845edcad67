import { type Column, tableOf } from '@tussock/core/list/facet-table';
import { FACETS, type FacetName } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import type { DayOrdered } from '@tussock/core/offer/offer-order';
import type { About, ScopeKind } from './schema';

/** What is read of a search file. */
interface FileOfVersion1 {
  about: About;
  dayFields(): DayOrdered[];
  card(row: number): CatalogueOffer;
  scope(kind: ScopeKind, name: string): Int32Array;
  scopeNames(kind: ScopeKind): string[];
}

/**
 * The columns that a file of version 1 lacks or has by other rules. It has none of funds, whose rows are scopes, nor of what is asked for, and its column of risk
 * ratings counts the default as if the provider had stated it.
 */
export function columnsOfVersion1(
  file: FileOfVersion1,
  stored: (name: FacetName) => Column<FacetName>,
): Column<FacetName>[] {
  const { options, slots } = stored('risk_rating');
  const funds = fundsByRow(file);
  const rows = file.dayFields().map(({ defaulted }, row) => ({
    risk_rating: options[slots[0]?.[row] ?? -1]?.value,
    defaulted,
    fund: funds[row] ?? null,
  }));
  const { fund, minimum_up_to, risk_rating } = FACETS;
  return tableOf<FacetName, CatalogueOffer>(
    { fund, minimum_up_to, risk_rating } as typeof FACETS,
    rows as unknown as CatalogueOffer[],
  ).columns;
}

function fundsByRow(file: FileOfVersion1): CatalogueOffer['fund'][] {
  const funds = new Array<CatalogueOffer['fund']>(file.about.offers).fill(null);
  for (const id of file.scopeNames('fund')) {
    const rows = file.scope('fund', id);
    const { fund } = file.card(rows[0] as number);
    for (const row of rows) funds[row] = fund;
  }
  return funds;
}
