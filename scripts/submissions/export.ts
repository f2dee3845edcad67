import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { consentLog } from '@tussock/submissions/operator/consent-log';
import { listSubmissions, submissionsOf } from '@tussock/submissions/operator/read-submissions';
import type { KeptSubmission } from '@tussock/submissions/submission';
import { stringify } from 'csv-stringify/sync';
import { UsageError } from '../seed/failure';
import { count } from '../seed/report/words';
import { say } from '../seed/terminal';
import type { Command } from './arguments';
import { withSubmissions } from './target';

/** `export`: all that is kept as JSON, as a table, and the consent log, readable by the owner of the files only. */
export async function exportFolder({ folder, email }: Command): Promise<void> {
  const now = new Date();
  const found = await withSubmissions((table) =>
    email === null ? listSubmissions(table, now) : submissionsOf(table, email, now),
  );
  const files = {
    'submissions.json': `${JSON.stringify(found, null, 2)}\n`,
    'submissions.csv': csv(found.map(flat)),
    'consents.csv': csv(consentLog(found)),
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const [file, text] of Object.entries(files))
      writeFileSync(join(folder, file), text, { mode: 0o600 });
  } catch (error) {
    throw new UsageError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
  say(`${count(found.length, 'submission')} in ${folder}: ${Object.keys(files).join(', ')}.`);
  say('These files hold personal data. Delete them when you have used them.');
}

/** A cell that begins like a formula is made a text, since spreadsheets would run it. */
const csv = (rows: object[]) =>
  stringify(rows, {
    header: true,
    columns: columnsOf(rows),
    bom: true,
    escape_formulas: true,
    cast: { boolean: String },
  });

const columnsOf = (rows: object[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

function flat(submission: KeptSubmission): Record<string, unknown> {
  const { consents: _, expires, ...fields } = submission;
  const row: Record<string, unknown> = { ...fields, kept_until: new Date(expires * 1000).toISOString() };
  if (submission.kind === 'apply') {
    row.asset_classes = submission.asset_classes.join('; ');
    row.recipients = submission.recipients.map(({ name, id }) => `${name} (${id})`).join('; ');
  }
  return row;
}
