import { nzDate } from '@tussock/core/text/nz-date';
import { viewsOfMonth } from '@tussock/submissions/page-views';
import { defineCommand, EXIT_CODES, type SingleProgram } from '../cli/command';
import { UsageError } from '../cli/failure';
import { whichTable } from '../cli/target';
import { say } from '../cli/terminal';
import { withSubmissions } from '../submissions/target';
import { monthText } from './month-text';

const command = defineCommand({
  meta: { description: 'Print the page views of a month, by page and by day' },
  details:
    'Days are New Zealand days. Visitors who ask not to be tracked are not counted, and nothing about a visitor is stored.',
  notes: [whichTable('npm run page-views')],
  example: '2026-11',
  args: {
    month: {
      type: 'positional',
      required: false,
      description: 'A month such as 2026-11; without one, this month',
    },
  },
  async run({ args: { month = nzDate(new Date()).slice(0, 7) } }) {
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
      throw new UsageError(`"${month}" is not a month such as 2026-11.`);
    const counts = await withSubmissions((table) => viewsOfMonth(table, month, new Date()));
    say(monthText(month, counts));
  },
});

/** `npm run page-views` */
export const pageViews: SingleProgram = { name: 'npm run page-views', exitCodes: EXIT_CODES, command };
