import type { Problem } from '@tussock/core/directory/problem';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { groupBy } from '@tussock/core/list/group-by';
import { foldText } from '@tussock/core/text/fold';
import { statedTexts, textWarning } from './stated-texts';

const TABLES_OF_FIRMS = ['providers', 'platforms'] as const;

/**
 * Warns of a firm that is entered twice, also with other capitals or without its macrons: each has a page with a part of the offers and of
 * the counts. Two offers or funds may well have one name.
 */
export function checkSameFirms(tables: RawTables): Problem[] {
  return TABLES_OF_FIRMS.flatMap((name) => {
    const table = tables[name];
    if (!table) return [];
    const byName = groupBy(statedTexts(table, 'name'), ({ text }) => foldText(text).replace(/\s+/g, ' '));
    return [...byName.values()].flatMap(([first, ...others]) =>
      others.map((other) =>
        textWarning(
          name,
          table,
          'name',
          other,
          `is the name of another row too, “${first?.text}”. If they are one firm, keep one row and change the links to the other`,
        ),
      ),
    );
  });
}
