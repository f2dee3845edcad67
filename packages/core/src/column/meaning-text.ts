import type { Column } from './column';

/** What a column holds, in short sentences. */
export function meaningText(table: string, field: string, column: Column): string {
  const { figure, unless, conditional, locked, defaulted } = column;
  const sentences = [
    holdsText(field, column),
    column.kind === 'amount' && '0 means not stated.',
    defaulted && 'A default that was applied is listed in `defaulted`.',
    figure && (unless ? `A figure where \`${unless}\` is missing.` : 'A figure.'),
    conditional && table === 'offers' && 'May not apply.',
    locked && 'Locked in an exclusive offer.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The same without what is true of many columns. */
export function holdsText(field: string, column: Column): string {
  const { label, note, about, to, currency, unit } = column;
  const sentences = [
    label && `${label}${note ? `, ${note}` : ''}.`,
    field === 'id' && !about && 'Id of the row.',
    field === 'slug' && 'Address of the record; its id where it has none.',
    to && `Link to ${to.map((name) => `\`${name}\``).join(', ')}.`,
    currency && `In \`${currency}\`.`,
    unit && column.kind !== 'percent' && !label?.includes(unit) && `In ${unit}.`,
    about,
  ];
  return sentences.filter(Boolean).join(' ');
}
