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

const number = (value: number) => value.toLocaleString('en-NZ');
