import { STANDARD_NAMES } from '@tussock/core/column/standard-names';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { markdownTable } from './markdown-table';

const ABOUT = `# Our columns in the words of openfunds and ILPA

This page is written by \`npm run docs\` from \`packages/core/src/column/standard-names.ts\`. A test fails where it differs from it.

It is a mapping, no claim of compliance: an export of this directory is neither an openfunds file nor an ILPA report. "Same" means the same
thing; "near" means close to it, as the note says. A column that is missing here has no counterpart that we found.

- **openfunds**: field numbers and names as in its field list up to version 1.31; the newest list that we know of is 2.13.0 of March 2026,
  which was not compared. Source: www.openfunds.org, under Creative Commons Attribution-NoDerivatives 4.0.
- **ILPA**: line items of the reporting template for private funds. ILPA reports amounts of a period and our columns are terms of an
  offer, so that none is the same.`;

/** docs/data-dictionary-mapping.md. */
export const mappingText = (): string => `${[ABOUT, mappingTable()].join('\n\n')}\n`;

function mappingTable(): string {
  const rows = Object.entries(STANDARD_NAMES).map(([field, { openfunds = [], ilpa = [], note = '' }]) => {
    const [table = '', column = ''] = field.split('.');
    const label = columnsOf(table as TableName).find(([name]) => name === column)?.[1].label;
    const named = (fields: typeof openfunds) =>
      fields.map(({ name, closeness }) => `${name} (${closeness})`).join('; ');
    return [`\`${field}\``, label ?? '', named(openfunds), named(ilpa), note];
  });
  return markdownTable(['column', 'label', 'openfunds', 'ILPA', 'note'], rows);
}
