import * as store from '@tussock/store/prune';
import { count } from '../report/words';
import { Progress, say } from '../terminal';
import { type Run, withTarget } from './verb';

/** `prune`: deletes old releases; the live one, the newest five and all of the last 48 hours stay. */
export const prune: Run = async (_command, signal) =>
  withTarget(async (target) => {
    const progress = new Progress();
    const onPruned = (release: number) => progress.step(`Release ${release} is deleted`);
    const pruned = await store.prune(target.table, { onPruned, signal });
    progress.end();
    if (pruned.length === 0) return say('There is nothing to prune.');
    say(`${count(pruned.length, 'release')} deleted: ${pruned.join(', ')}.`);
  });
