import { isDeepStrictEqual } from 'node:util';
import type { Directory } from '@tussock/core/directory/directory';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { withState } from '@tussock/core/source/source-state';
import { formatDate } from '@tussock/core/text/format-date';
import { lastLooks } from './outdated-sources';
import { keyOf, titleOf } from './record';
import type { Pair, Row, Unusual } from './unusual-record';

/**
 * Figures that changed under a mark: the fact ledger confirms them by a look that is no later than those of the release before, so
 * visitors would read that a figure is confirmed which nobody has looked at.
 */
export function unusualSources(
  table: TableName,
  pairs: readonly Pair[],
  before: Directory,
  after: Directory,
): Unusual[] {
  const changed = changedFigures(table, pairs);
  if (changed.size === 0) return [];
  const [earlier, sources] = [before, after].map((directory) =>
    directory.sources.filter((source) => changed.has(figureOf(source))),
  ) as [Directory['sources'], Directory['sources']];
  const [was, is] = [lastLooks(earlier), lastLooks(sources)];
  const confirmed = new Map(
    sources.flatMap((source) => {
      const figure = figureOf(source);
      const isNew = (is.get(figure) ?? '') > (was.get(figure) ?? '');
      return withState(source).state === 'confirmed' && !isNew ? [[figure, source.checked_on]] : [];
    }),
  );
  return [...changed].flatMap(([figure, [row, field]]) => {
    const on = confirmed.get(figure);
    if (on === undefined) return [];
    const reason = `changed, and the last look that confirms it is of ${formatDate(on)}: check it again, or correct its entry in sources`;
    return [{ table, key: keyOf(table, row), title: titleOf(table, row), field, reason }];
  });
}

const figureOf = ({ record, field }: { record: string; field: string }) => `${record} ${field}`;

/** What is stated now and was not the same before, by record and field. Rows that are equal are usually the same row. */
function changedFigures(
  table: TableName,
  pairs: readonly Pair[],
): Map<string, readonly [row: Row, field: string]> {
  const changed = new Map<string, readonly [Row, string]>();
  for (const [before, row] of pairs) {
    if (before === row) continue;
    for (const [field] of columnsOf(table)) {
      const value = row[field] ?? null;
      if (value !== null && !isDeepStrictEqual(before[field] ?? null, value))
        changed.set(figureOf({ record: String(row.id), field }), [row, field]);
    }
  }
  return changed;
}
