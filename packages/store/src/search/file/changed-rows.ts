import { optionKey } from '@tussock/core/list/facet';
import type { Column } from '@tussock/core/list/facet-table';
import { FACETS, type FacetName } from '@tussock/core/offer/facets';
import type { CatalogueOffer } from '@tussock/core/offer/offer';
import type { SearchRedaction } from '../../records/directory-reads';
import type { SearchFile } from './search-file';

/** Rows that may not be shown as they are stored, with what is shown instead; null where that is nothing. */
export type ChangedRows = ReadonlyMap<number, CatalogueOffer | null>;

const FIRMS = ['provider', 'platform', 'fund'] as const;

/** The rows of a file that a redaction changes. */
export function changedRows(file: SearchFile, { locked, removed, catalogue }: SearchRedaction): ChangedRows {
  const rows = new Set<number>();
  for (const key of removed) {
    const [kind = '', id = ''] = key.split(' ');
    const firm = FIRMS.find((each) => each === kind);
    for (const row of firm ? file.scope(firm, id) : []) rows.add(row);
  }
  const offers = [...locked]
    .map((id) => `offer ${id}`)
    .concat([...removed].filter((key) => key.startsWith('offer ')));
  const rowOf = offers.length > 0 ? file.rowsOfText() : new Int32Array();
  for (const document of file.documentsOf(new Set(offers))) rows.add(rowOf[document] as number);
  const changed = new Map<number, CatalogueOffer | null>();
  for (const row of rows) {
    if (row < 0) continue;
    const card = file.card(row);
    const [shown = null] = catalogue([card]);
    if (JSON.stringify(shown) !== JSON.stringify(card)) changed.set(row, shown);
  }
  return changed;
}

/** The columns as they are with the changed rows; an option that no row has any more is gone. */
export function changedColumns(
  columns: readonly Column<FacetName>[],
  changed: ChangedRows,
): Column<FacetName>[] {
  return changed.size === 0 ? [...columns] : columns.map((column) => changedColumn(column, changed));
}

function changedColumn({ name, options, slots }: Column<FacetName>, changed: ChangedRows): Column<FacetName> {
  const { optionsOf, compare } = FACETS[name];
  const now = new Map([...changed].map(([row, card]) => [row, card ? optionsOf(card) : []]));
  const all = new Map(options.map((option) => [optionKey(option.value), option]));
  for (const option of [...now.values()].flat()) {
    const key = optionKey(option.value);
    if (!all.has(key)) all.set(key, option);
  }
  const known = [...all.values()];
  const codeOf = new Map([...all.keys()].map((key, code) => [key, code]));
  const width = Math.max(slots.length, ...[...now.values()].map(({ length }) => length));
  const size = slots[0]?.length ?? 0;
  const patched = Array.from(
    { length: width },
    (_, slot) => slots[slot]?.slice() ?? new Int32Array(size).fill(-1),
  );
  for (const [row, own] of now)
    for (const [slot, codes] of patched.entries())
      codes[row] = codeOf.get(optionKey(own[slot]?.value ?? '')) ?? -1;

  const used = new Uint8Array(known.length);
  for (const codes of patched) for (const code of codes) if (code >= 0) used[code] = 1;
  const left = known.filter((_, code) => used[code] === 1).sort(compare);
  const newCode = new Map(left.map(({ value }, code) => [value, code]));
  const renumbered = known.map(({ value }) => newCode.get(value) ?? -1);
  return { name, options: left, slots: patched.map((codes) => codes.map((code) => renumbered[code] ?? -1)) };
}
