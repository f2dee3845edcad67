import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import type { Finding } from './finding';

/** Names of a field that are not its own. Whole texts only: a sentence may use the words. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  'Minimum investment':
    /^(?:min\.? investment|minimum amount|minimum entry|lowest investment|entry minimum)$/i,
  'Target return': /^(?:target (?:yield|rate|range)|return target|projected return)$/i,
  Distributions: /^(?:pay-?outs?|income payments?|payment frequency)$/i,
  'Early exit': /^(?:early redemption|early withdrawal|liquidity terms)$/i,
  'Risk rating': /^(?:risk level|rated risk)$/i,
  'Tax structure': /^(?:structure for tax|vehicle)$/i,
  'Asset class': /^(?:asset type|sector)$/i,
  'Loan to value': /^(?:ltv|lvr)$/i,
  Provider: /^(?:issuer|manager)$/i,
};

const TABLES = Object.fromEntries(TABLE_NAMES.map((table) => [table, columnsOf(table)]));

export interface NamedField {
  place: string;
  column: string;
  /** A text that begins with the name of the field. */
  text: string;
}

/** The label of each column, which is the same in every table. */
export function columnLabels(
  tables: Readonly<Record<string, readonly [string, { label?: string }][]>> = TABLES,
): { labels: Map<string, string>; findings: Finding[] } {
  const labels = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [table, columns] of Object.entries(tables))
    for (const [column, { label }] of columns) {
      const first = labels.get(column);
      if (label && first && first !== label)
        findings.push({ place: `columns of ${table}`, phrase: `${column}: ${label}`, instead: first });
      if (label && !first) labels.set(column, label);
    }
  return { labels, findings };
}

/** Descriptions that name a column otherwise than its label does. */
export function describedOtherwise(
  labels: ReadonlyMap<string, string>,
  fields: readonly NamedField[],
): Finding[] {
  return fields.flatMap(({ place, column, text }) => {
    const label = labels.get(column);
    return !label || text.startsWith(label)
      ? []
      : [{ place, phrase: `${column}: ${text.slice(0, 60)}`, instead: label }];
  });
}

/** Short texts of pages that name a field otherwise than its label does, or spell a term in a second way. */
export function namedOtherwise(
  terms: Iterable<string>,
  texts: Iterable<{ place: string; text: string }>,
): Finding[] {
  const written = new Map([...terms].map((term) => [letters(term), term]));
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { place, text: whole } of texts) {
    const text = whole.replace(/[.:]$/, '');
    if (text.length > 40 || seen.has(text)) continue;
    seen.add(text);
    const term = written.get(letters(text));
    const other = Object.entries(OTHER_NAMES).find(([, pattern]) => pattern.test(text))?.[0];
    const instead = other ?? (term && term.toLowerCase() !== text.toLowerCase() ? term : undefined);
    if (instead) findings.push({ place, phrase: text, instead });
  }
  return findings;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The properties of the API's public document that are named as a column and have a description. */
export function describedFields(document: unknown, place: string): NamedField[] {
  const found: NamedField[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties = {} } = value as { properties?: Record<string, { description?: unknown }> };
    const isRecord = 'id' in properties && Object.keys(properties).length > 3;
    for (const [column, { description }] of isRecord ? Object.entries(properties) : [])
      if (typeof description === 'string') found.push({ place, column, text: description });
    for (const part of Object.values(value)) visit(part);
  };
  visit(document);
  return found;
}
