import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Column } from '@tussock/core/column/column';
import { columnsOf, TABLES } from '@tussock/core/directory/tables';
import { uuidOf } from './made-directory';
import { madeIdentifier } from './made-identifier';

/** Rows that the offers link to; each is named after the table that it is in. */
const LINKED = {
  providers: { id: uuidOf('providers'), name: 'Name of providers' },
  platforms: { id: uuidOf('platforms'), name: 'Name of platforms' },
  funds: { id: uuidOf('funds'), name: 'Name of funds', asset_class_id: 'asset_classes' },
  asset_classes: { id: 'asset_classes', slug: 'asset-classes', name: 'Name of asset_classes' },
};

/**
 * A value for a column of offers as a CSV file holds it. Columns have different values, and each version has others.
 * @param at position of the column
 */
function cellOf(
  name: string,
  { kind, values = {}, to = [], max = 60, scheme }: Column,
  at: number,
  version: number,
) {
  const [table] = to;
  if (table) return LINKED[table as keyof typeof LINKED].id;
  switch (kind) {
    case 'amount':
      return String(10_000 + 100 * at + version);
    case 'percent':
      return String(at + version / 4);
    case 'number':
    case 'integer':
      return String(at + version);
    case 'date':
      return `2027-0${version}-${String(1 + (at % 28)).padStart(2, '0')}`;
    case 'timestamp':
      return '2026-01-01T00:00:00Z';
    case 'boolean':
      return version % 2 ? 't' : 'f';
    case 'one-of':
      return Object.keys(values).at(-version) ?? '';
    case 'currency':
      return version % 2 ? 'USD' : 'AUD';
    case 'identifier':
      return madeIdentifier(scheme ?? 'nzbn', 100 * at + version);
    case 'windows':
      return `2027-0${version}-20|March`;
    // Every column has a value, so that there is none that does not apply.
    case 'names':
      return '';
    case 'documents':
      return JSON.stringify([{ title: `Document ${version}`, address: 'https://papers.example/' }]);
    case 'address':
    case 'image':
      return `https://${name.replaceAll('_', '-')}.example/${version}`;
    default:
      return `${name} ${version}`.slice(0, max);
  }
}

const OWN = { is_active: 't', is_exclusive: 'f' };

/** Writes a data folder with one public offer and one exclusive offer, in which every column of offers has a value. */
export function writeEveryColumn(folder: string, version: number): void {
  mkdirSync(folder, { recursive: true });
  const names = Object.keys(TABLES.offers);
  const cells = Object.fromEntries(
    columnsOf('offers').map(([name, column], at) => [name, cellOf(name, column, at, version)]),
  );
  const rows = [
    { ...cells, ...OWN, id: uuidOf('public'), slug: 'public', name: 'The public offer' },
    {
      ...cells,
      ...OWN,
      id: uuidOf('exclusive'),
      slug: 'exclusive',
      name: 'The other offer',
      is_exclusive: 't',
    },
  ];
  const csv = [names, ...rows.map((row) => names.map((name) => row[name as keyof typeof row]))];
  const quoted = csv.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','));
  writeFileSync(join(folder, 'offers.csv'), `${quoted.join('\n')}\n`);
  for (const [table, row] of Object.entries(LINKED))
    writeFileSync(join(folder, `${table}.json`), JSON.stringify([row]));
}
