import { TABLE_NAMES } from '@tussock/core/directory/tables';
import type { VerbProgram } from '../cli/command';
import { InterruptedError } from '../cli/failure';
import { whichTable } from '../cli/target';
import { diff } from './verbs/diff';
import { exportFolder } from './verbs/export';
import { preview } from './verbs/preview';
import { prune } from './verbs/prune';
import { publish } from './verbs/publish';
import { releases } from './verbs/releases';
import { rollback } from './verbs/rollback';
import { stale } from './verbs/stale';
import { template } from './verbs/template';
import { validate } from './verbs/validate';
import { verify } from './verbs/verify';
import { withdraw } from './verbs/withdraw';

/** `npm run seed`: the admin's command. A verb is one module in `verbs`, listed here. */
export const seed: VerbProgram = {
  name: 'npm run seed',
  description: 'Load the directory from a data folder',
  details: 'Each load is a new release. Visitors see the old release or the new one, never a mixture.',
  notes: [
    `A data folder holds one JSON or CSV file per table, or workbooks (.xlsx) with a sheet per table: ${TABLE_NAMES.join(', ')}; and settings.json. scripts/sample is one.`,
    whichTable('npm run seed -- publish FOLDER'),
  ],
  example: 'publish scripts/sample --dry-run',
  exitCodes: {
    0: 'done',
    1: 'the data is wrong',
    2: 'the command was used wrongly',
    3: 'the store failed; the message says whether anything was published',
    [InterruptedError.exitCode]:
      'it was stopped with Ctrl-C; the message says whether anything was published; without a message, nothing was',
  },
  verbs: {
    validate,
    diff,
    preview,
    publish,
    releases,
    rollback,
    withdraw,
    verify,
    prune,
    export: exportFolder,
    template,
    stale,
  },
};
