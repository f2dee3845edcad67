import type { Column } from '@tussock/core/column/column';
import { columnsOf, TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { KINDS } from './column-kinds';
import { ABOUT, APPLICABLE, LEDGER, SETTINGS_ABOUT, TABLES_ABOUT } from './data-folder-texts';
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
      kindOf(column),
      meaningOf(name, field, column),
    ]),
  );

function kindOf({ kind, required, default: standard, values, min, max }: Column): string {
  const bounds = [min !== undefined && `from ${number(min)}`, max !== undefined && `up to ${number(max)}`];
  return [
    values ? `one of ${Object.keys(values).join(', ')}` : kind,
    ...bounds,
    required && '**required**',
    standard !== undefined && !Array.isArray(standard) && `default ${standard}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function meaningOf(name: TableName, field: string, column: Column): string {
  const { label, note, about, to, currency, unit, locked, defaulted, figure, unless, conditional } = column;
  const sentences = [
    label && `${label}${note ? `, ${note}` : ''}.`,
    field === 'id' && 'Id of the row.',
    field === 'slug' && 'Address of the record; its id where it has none.',
    to && `Link to ${to.map((name) => `\`${name}\``).join(', ')}.`,
    currency && `In \`${currency}\`.`,
    unit && column.kind !== 'percent' && !label?.includes(unit) && `In ${unit}.`,
    about,
    defaulted && 'A default that was applied is listed in `defaulted`.',
    figure && (unless ? `A figure where \`${unless}\` is missing.` : 'A figure.'),
    conditional && name === 'offers' && 'May not apply.',
    locked && 'Locked in an exclusive offer.',
  ];
  return sentences.filter(Boolean).join(' ');
}

const number = (value: number) => value.toLocaleString('en-NZ');
