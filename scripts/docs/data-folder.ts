import type { Column } from '@tussock/core/column/column';
import { columnsOf, TABLE_NAMES, type TableName } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { KINDS } from './column-kinds';
import { ABOUT, LEDGER, SETTINGS_ABOUT, TABLES_ABOUT } from './data-folder-texts';

/** docs/data-folder.md: every table and column as declared, every setting, and what an old export is read as. */
export function dataFolderText(): string {
  return `${[
    ABOUT,
    '## Kinds of values',
    table(['kind', 'what a value is'], Object.entries(KINDS)),
    ...TABLE_NAMES.flatMap((name) => [`## ${name}`, TABLES_ABOUT[name], columnTable(name)]),
    LEDGER,
    '## settings.json',
    'Any part of the settings; what is left out keeps its default.',
    table(
      ['setting', 'meaning'],
      Object.entries(SETTINGS_ABOUT satisfies Record<keyof SiteSettings, string>),
    ),
  ].join('\n\n')}\n`;
}

const columnTable = (name: TableName) =>
  table(
    ['column', 'kind', 'meaning'],
    columnsOf(name).map(([field, column]) => [`\`${field}\``, kindOf(column), meaningOf(field, column)]),
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

function meaningOf(field: string, column: Column): string {
  const { label, note, about, to, currency, unit, locked, defaulted, figure, unless } = column;
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
    locked && 'Locked in an exclusive offer.',
  ];
  return sentences.filter(Boolean).join(' ');
}

const number = (value: number) => value.toLocaleString('en-NZ');

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
