import { holdsText } from '@tussock/core/column/meaning-text';
import { columnsOf, TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { KINDS } from './column-kinds';
import { FLAGS, flagsText, kindText } from './column-text';
import { ABOUT, CHANGE, CHECKED, START } from './data-folder-start';
import { APPLICABLE, LEDGER, SETTINGS_ABOUT, SPREADSHEETS, TABLES_ABOUT } from './data-folder-texts';
import { markdownTable } from './markdown-table';

/** docs/data-folder.md: how to load a directory, what is checked, every setting, and every table and column as declared. */
export function dataFolderText(): string {
  return `${[
    ...[ABOUT, START, CHANGE, CHECKED, SPREADSHEETS, APPLICABLE, LEDGER],
    '## settings.json',
    'Any part of the settings; what is left out keeps its default.',
    markdownTable(
      ['setting', 'meaning'],
      Object.entries(SETTINGS_ABOUT satisfies Record<keyof SiteSettings, string>),
    ),
    '## Kinds of values',
    markdownTable(['kind', 'what a value is'], Object.entries(KINDS)),
    '## Flags',
    'Each table below has its columns; their flags mean:',
    markdownTable(['flag', 'meaning'], Object.entries(FLAGS)),
    ...TABLE_NAMES.flatMap((name) => [`## ${name}`, TABLES_ABOUT[name], columnTable(name)]),
  ].join('\n\n')}\n`;
}

/** With a column of flags where the table has any. */
function columnTable(name: TableName): string {
  const rows = columnsOf(name).map(([field, column]) => [
    `\`${field}\``,
    kindText(column),
    holdsText(field, column),
    flagsText(name, column),
  ]);
  const heads = ['column', 'kind', 'meaning', 'flags'];
  const shown = rows.some(([, , , flags]) => flags) ? 4 : 3;
  return markdownTable(
    heads.slice(0, shown),
    rows.map((row) => row.slice(0, shown)),
  );
}
