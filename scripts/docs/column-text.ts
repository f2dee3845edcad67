import type { Column } from '@tussock/core/column/column';

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

/** What the words for a column's flags mean; they are said of many columns. */
export const FLAGS = {
  figure: 'A source can be given in `sources`, and coverage counts it.',
  'may not apply': '`not_applicable` can name it.',
  locked: 'In an exclusive offer unlocked visitors alone see it.',
  defaulted: 'The record names it in `defaulted` where its default was applied.',
};

/** "figure; may not apply; locked" */
export function flagsText(table: string, { figure, unless, conditional, locked, defaulted }: Column): string {
  const flags: (keyof typeof FLAGS | `figure where ${string}` | undefined | false)[] = [
    figure && (unless ? `figure where \`${unless}\` is missing` : 'figure'),
    conditional && table === 'offers' && 'may not apply',
    locked && 'locked',
    defaulted && 'defaulted',
  ];
  return flags.filter(Boolean).join('; ');
}

const number = (value: number) => value.toLocaleString('en-NZ');
