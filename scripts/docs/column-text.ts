import type { Column } from '@tussock/core/column/column';
import type { TableName } from '@tussock/core/directory/tables';

/** "percent; from 0; up to 100", "one of pie, company". */
export function kindText({ kind, required, default: standard, values, min, max }: Column): string {
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

/** What a column holds, in short sentences. */
export function meaningText(table: TableName, field: string, column: Column): string {
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
    conditional && table === 'offers' && 'May not apply.',
    locked && 'Locked in an exclusive offer.',
  ];
  return sentences.filter(Boolean).join(' ');
}

const number = (value: number) => value.toLocaleString('en-NZ');
