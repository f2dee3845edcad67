import { meaningText } from '@tussock/core/column/meaning-text';
import { columnsOf, TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { KINDS } from './column-kinds';
import { kindText } from './column-text';
import { ABOUT, APPLICABLE, LEDGER, SETTINGS_ABOUT, SPREADSHEETS, TABLES_ABOUT } from './data-folder-texts';
import { markdownTable } from './markdown-table';

/** docs/data-folder.md: every table and column as declared, every setting, and what an old export is read as. */
export function dataFolderText(): string {
  return `${[
    ABOUT,
    '## Kinds of values',
    markdownTable(['kind', 'what a value is'], Object.entries(KINDS)),
    ...TABLE_NAMES.flatMap((name) => [`## ${name}`, TABLES_ABOUT[name], columnTable(name)]),
    APPLICABLE,
    LEDGER,
    SPREADSHEETS,
    '## settings.json',
    'Any part of the settings; what is left out keeps its default.',
    markdownTable(
      ['setting', 'meaning'],
      Object.entries(SETTINGS_ABOUT satisfies Record<keyof SiteSettings, string>),
    ),
  ].join('\n\n')}\n`;
}

const columnTable = (name: TableName) =>
  markdownTable(
    ['column', 'kind', 'meaning'],
    columnsOf(name).map(([field, column]) => [
      `\`${field}\``,
      kindText(column),
      meaningText(name, field, column),
    ]),
  );
