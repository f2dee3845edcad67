import type { Column } from '@tussock/core/column/column';

/** Two values of each kind, as a provider would state them. A kind without any, such as a register number, has no example. */
const EXAMPLES: Readonly<Partial<Record<string, readonly [unknown, unknown]>>> = {
  uuid: ['1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', '6f1f4d43-5f0a-4c0e-9d7c-0f3b2c1a9e8d'],
  key: ['example-one', 'example-two'],
  slug: ['example-one', 'example-two'],
  markdown: ['A paragraph.\n\n- a list', 'A paragraph with a **bold** word.'],
  address: ['https://www.example.com/one', 'https://www.example.com/two'],
  image: ['https://www.example.com/one.png', 'https://www.example.com/two.png'],
  currency: ['NZD', 'AUD'],
  amount: [50_000, 250_000],
  percent: [8.5, 6.25],
  number: [36, 12],
  integer: [36, 12],
  date: ['2026-11-20', '2027-03-31'],
  timestamp: ['2026-11-20T09:30:00Z', '2027-03-31T00:00:00Z'],
  boolean: [true, false],
  windows: [['March', 'September'], ['2027-03-31']],
  documents: [
    [{ title: 'Information memorandum', address: 'https://www.example.com/im.pdf' }],
    [{ title: 'Term sheet', address: 'https://www.example.com/terms.pdf' }],
  ],
};

const TEXTS: ReadonlySet<string> = new Set(['text', 'copy']);

/** The first or the second example of a column; null where its kind has none. */
export function exampleOf(name: string, column: Column, which: 0 | 1): unknown {
  const { kind, values, label, min, max, example, default: standard } = column;
  if (example !== undefined) return example;
  if (values) return Object.keys(values).at(which) ?? Object.keys(values)[0];
  if (TEXTS.has(kind))
    return standard ?? `Example ${(label ?? name.replaceAll('_', ' ')).toLowerCase()}`.slice(0, max);
  const value = EXAMPLES[kind]?.[which] ?? null;
  return typeof value === 'number' ? Math.max(min ?? value, Math.min(max ?? value, value)) : value;
}
