import { join } from 'node:path';
import { CONSENT_COLUMNS, consentLog } from '@tussock/submissions/operator/consent-log';
import type { StoredSubmission } from '@tussock/submissions/stored-submission';
import { defineCommand } from '../../cli/command';
import { csvFile } from '../../cli/csv';
import { UsageError } from '../../cli/failure';
import { interruptible } from '../../cli/interrupt';
import { makeFolder } from '../../cli/make-folder';
import { say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { removeDrafts, writeWhole } from '../../cli/write-file';
import { EMAIL, emailAddress } from '../arguments';
import { readSubmissions } from '../target';

/** Not under version control: exports hold personal data. */
const DEFAULT_FOLDER = '.local/submissions-export';

/** `export [FOLDER]` */
export const exportFolder = defineCommand({
  meta: { description: 'Write the submissions and the consent log as files' },
  details: 'Writes submissions.json, submissions.csv and consents.csv, which only their owner may read.',
  example: 'july --email mere@example.co.nz',
  args: {
    folder: {
      type: 'positional',
      required: false,
      description: `Where to write; ${DEFAULT_FOLDER} without one`,
    },
    email: EMAIL,
  },
  async run({ args: { folder = DEFAULT_FOLDER, email } }) {
    const found = await readSubmissions(emailAddress(email));
    const files = {
      'submissions.json': `${JSON.stringify(found, null, 2)}\n`,
      'submissions.csv': csvFile(found.map(flat)),
      'consents.csv': csvFile(consentLog(found), CONSENT_COLUMNS),
    };
    let drafts: string[] = [];
    try {
      makeFolder(folder, 0o700);
      drafts = removeDrafts(folder, Object.keys(files));
    } catch (error) {
      throw new UsageError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
    }
    if (drafts.length > 0) say(`Removed what an export that was killed had left: ${drafts.join(', ')}.`);
    // Ctrl-C waits for the end of it: a file that is half written has another name, under which nobody would look for personal data.
    await interruptible(async () => {
      for (const [file, text] of Object.entries(files)) writeWhole(join(folder, file), text, 0o600);
    });
    say(`${count(found.length, 'submission')} in ${folder}: ${Object.keys(files).join(', ')}.`);
    say('These files hold personal data. Delete them when you have used them.');
  },
});

function flat(submission: StoredSubmission): Record<string, unknown> {
  const { consents: _, expires, ...fields } = submission;
  const row: Record<string, unknown> = { ...fields, kept_until: new Date(expires * 1000).toISOString() };
  if (submission.kind === 'apply') {
    row.asset_classes = submission.asset_classes.join('; ');
    row.recipients = submission.recipients.map(({ name, id }) => `${name} (${id})`).join('; ');
  }
  if (submission.kind === 'report') {
    const { subject } = submission;
    row.subject =
      subject && `${subject.kind} ${subject.name} (${subject.record}) ${subject.field ?? ''}`.trim();
  }
  return row;
}
