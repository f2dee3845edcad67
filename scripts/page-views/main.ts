import { viewsOfMonth } from '@tussock/submissions/page-views';
import { nzDate } from '@tussock/submissions/time';
import { UsageError } from '../seed/failure';
import { say } from '../seed/terminal';
import { runCommand } from '../submissions/run-command';
import { withSubmissions } from '../submissions/target';
import { monthText } from './month-text';

const HELP = `npm run page-views -- [MONTH]

Prints the page views of a month such as 2026-11 (without one: this month), per path and per day. Days are New Zealand
days. Views of visitors who ask not to be tracked are not counted, and nothing about a visitor is kept.

Without more the command works on the local table; on AWS: npx sst shell --stage NAME -- npm run page-views
Exit codes: 0 done, 2 the command was used wrongly, 3 the store failed.`;

await runCommand('page-views', async () => {
  const [month = nzDate(new Date()).slice(0, 7), extra] = process.argv.slice(2);
  if (['help', '--help', '-h'].includes(month)) return say(HELP);
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
    throw new UsageError(`"${month}" is not a month such as 2026-11.`);
  const counts = await withSubmissions((table) => viewsOfMonth(table, month, new Date()));
  say(monthText(month, counts));
});
