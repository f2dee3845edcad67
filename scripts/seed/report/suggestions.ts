import { randomUUID } from 'node:crypto';
import type { Column } from '@tussock/core/column/column';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { TABLE_NAMES, TABLES, type TableName } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { settingsKeys } from '@tussock/core/settings/settings-keys';
import { foldText, slugify } from '@tussock/core/text/fold';
import { nearestWord } from '../../cli/nearest';
import { nearestColumn } from '../folder/headings';

/** Unknown names, and different values of a link, that are compared: where a whole file is left out, each link to it is a problem. */
const MOST_COMPARED = 300;

const NONE: ReadonlySet<string> = new Set();

/** "www.kowhai.example/about" */
const BARE_ADDRESS = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/[^\s…]*)?$/i;
/** Most of a UUID. */
const MISTYPED_ID = /(?:[\da-f][^\da-z]?){12}/i;

interface Linked {
  /** Of each table that something leads to: what its rows are called, with their ids. */
  rows: Map<TableName, Map<string, string>>;
  /** Of each field that leads somewhere: the row that each of its values probably meant. */
  meant: Map<Column, Map<string, string | null>>;
  /** The types of providers of the settings, by what they are without case and macrons. */
  types: ReadonlyMap<string, string>;
}

/** Problems with the column or the value that was probably meant, where one is near. What is locked has no suggestion. */
export function withSuggestions(
  problems: readonly Problem[],
  tables: RawTables,
  { provider_types }: SiteSettings,
): Problem[] {
  const types = new Map(provider_types.map((type) => [foldText(type), type]));
  const linked: Linked = { rows: new Map(), meant: new Map(), types };
  return problems.map((problem) => {
    const table = tableOf(problem, tables);
    const found = table
      ? (columnMeant(problem, table, tables) ?? valueMeant(problem, table, tables, linked))
      : settingMeant(problem);
    return found ? { ...problem, did_you_mean: found } : problem;
  });
}

const tableOf = ({ file, sheet }: Problem, tables: RawTables): TableName | undefined =>
  TABLE_NAMES.find((name) => tables[name]?.file === file && (tables[name].sheet ?? null) === sheet);

/** For unknown columns: "minimum_investment", or "name for nmae, slug for slog" where there are several. */
function columnMeant({ unknown }: Problem, table: TableName, tables: RawTables): string | null {
  if (unknown === undefined) return null;
  const present = namesIn(tables[table]);
  return namesMeant(unknown, (name) => nearestColumn(name, table, present));
}

function settingMeant({ file, field, unknown }: Problem): string | null {
  if (file !== 'settings.json') return null;
  return namesMeant(unknown, (name) => nearestWord(name, settingsKeys(field ?? '')));
}

function namesMeant(
  unknown: Problem['unknown'],
  nearest: (name: string) => string | undefined,
): string | null {
  const found = (unknown ?? []).slice(0, MOST_COMPARED).flatMap((name) => {
    const near = nearest(name);
    return near === undefined ? [] : [unknown?.length === 1 ? near : `${near} for "${name.slice(0, 60)}"`];
  });
  return found.length > 0 ? found.join(', ') : null;
}

const namesIn = (table: RawTable | undefined) => new Set(Object.keys((table?.rows[0] ?? {}) as object));

function valueMeant(
  { field, value, reason }: Problem,
  table: TableName,
  tables: RawTables,
  linked: Linked,
): string | null {
  const columns: Readonly<Record<string, Column>> = TABLES[table];
  const column = field === null || !Object.hasOwn(columns, field) ? undefined : columns[field];
  if (column && field === 'id') return newId(value, reason);
  if (!column || value === null) return null;
  return rewritten(value, column, reason) ?? nameMeant(value, column, reason, tables, linked);
}

/** A value that is only written in another way than its column takes. */
function rewritten(value: string, column: Column, reason: string): string | null {
  if (column.kind === 'slug' && reason.startsWith('must be lower-case')) return asSlug(value);
  if (reason.startsWith('must be an address that starts') && BARE_ADDRESS.test(value))
    return `https://${value}`;
  if (column.values && reason.startsWith('must be one of')) return nearestValue(value, column.values);
  return column.kind === 'boolean' ? meantBoolean(value) : null;
}

/** The name that is near to one that leads to nothing: of a type, a row or a column. */
function nameMeant(
  value: string,
  column: Column,
  reason: string,
  tables: RawTables,
  linked: Linked,
): string | null {
  if (reason.startsWith('is not a type of the settings'))
    return linked.types.get(nearestWord(foldText(value), [...linked.types.keys()]) ?? '') ?? null;
  if (column.to && /^(?:leads to|must be a UUID)/.test(reason))
    return rowMeant(value, column, tables, linked);
  const wrong = /^names "(.+)", which is not a column of offers/.exec(reason)?.[1];
  if (wrong !== undefined) return nearestColumn(wrong, 'offers', NONE) ?? null;
  const named = /^is not a field of (\w+)/.exec(reason)?.[1] as TableName | undefined;
  return named ? (nearestColumn(value, named, NONE) ?? null) : null;
}

/** For a row that never had an id. One that was mistyped is not to be replaced: the record would be another one. */
function newId(value: string | null, reason: string): string | null {
  if (!/^(?:is missing|must be a UUID)/.test(reason)) return null;
  return MISTYPED_ID.test(value ?? '') ? null : `${randomUUID()} (a new id)`;
}

/** A long value ends in "…": not all of it is known. */
const asSlug = (value: string) => (value.endsWith('…') ? null : slugify(value) || null);

function nearestValue(value: string, values: Readonly<Record<string, string>>): string | null {
  const names = Object.keys(values);
  const labelled = names.find((name) => foldText(values[name] ?? '') === foldText(value));
  return labelled ?? nearestWord(value.toLowerCase().replace(/[\s_]+/g, '-'), names) ?? null;
}

function meantBoolean(value: string): string | null {
  if (/^(?:y|yes|on|x|✓|✔)$/i.test(value.trim())) return 'true';
  return /^(?:n|no|off)$/i.test(value.trim()) ? 'false' : null;
}

function rowMeant(value: string, column: Column, tables: RawTables, { rows, meant }: Linked): string | null {
  const known = meant.get(column) ?? new Map<string, string | null>();
  meant.set(column, known);
  const found = known.get(value);
  if (found !== undefined || known.size >= MOST_COMPARED) return found ?? null;
  for (const target of column.to as readonly TableName[]) {
    const id = nearestId(value, target, tables, rows);
    known.set(value, id);
    if (id) return id;
  }
  return null;
}

/** The id of the row that a name or a slug leads to, where an id was expected: "1b9d… (Kowhai Capital)". */
function nearestId(
  value: string,
  target: TableName,
  tables: RawTables,
  rows: Map<TableName, Map<string, string>>,
): string | null {
  const ids = rows.get(target) ?? idsOf(tables[target]);
  rows.set(target, ids);
  const word = foldText(value.trim());
  const near = ids.has(word) ? word : nearestWord(word, [...ids.keys()]);
  return near === undefined ? null : (ids.get(near) ?? null);
}

function idsOf(table: RawTable | undefined): Map<string, string> {
  const ids = new Map<string, string>();
  for (const row of (table?.rows ?? []) as Readonly<Record<string, unknown>>[]) {
    const { id, slug, name } = row ?? {};
    if (typeof id !== 'string') continue;
    for (const word of [id, slug, name])
      if (typeof word === 'string')
        ids.set(foldText(word.trim()), typeof name === 'string' ? `${id} (${name})` : id);
  }
  return ids;
}
