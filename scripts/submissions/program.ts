import { EXIT_CODES, type VerbProgram } from '../cli/command';
import { InterruptedError } from '../cli/failure';
import { whichTable } from '../cli/target';
import { deleteAll } from './verbs/delete';
import { exportFolder } from './verbs/export';
import { list } from './verbs/list';
import { retry } from './verbs/retry';

/** `npm run submissions` */
export const submissions: VerbProgram = {
  name: 'npm run submissions',
  description: 'Read, export and delete what visitors sent with the forms',
  details: 'It is personal data: keep what you print or export no longer than you need it.',
  notes: [whichTable('npm run submissions -- list')],
  example: 'list',
  exitCodes: {
    ...EXIT_CODES,
    [InterruptedError.exitCode]:
      'it was stopped with Ctrl-C; `delete` says what is gone, and without a message nothing is',
  },
  verbs: { list, export: exportFolder, delete: deleteAll, retry },
};
