import { removeEndedPreviews } from '@tussock/store/previews';
import * as store from '@tussock/store/prune';
import { YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { interruptible } from '../../cli/interrupt';
import { Progress } from '../../cli/progress';
import { say } from '../../cli/terminal';
import { count } from '../../cli/text';
import { searchFilesOf, withDirectory } from '../target';

/** `prune` */
export const prune = defineCommand({
  meta: { description: 'Delete old releases' },
  details:
    'The live release, the newest five that were live and all of the last 48 hours stay. So does what a preview shows, until it expires.',
  example: '',
  args: { yes: YES },
  run: () =>
    withDirectory(async (target) => {
      const progress = new Progress();
      const onPruned = (release: number) => progress.step(`Release ${release} is deleted`);
      const pruned = await interruptible((signal) =>
        store
          .prune(target.table, { onPruned, searchFiles: searchFilesOf(target), signal })
          .finally(() => progress.end()),
      );
      const ended = await removeEndedPreviews(target.table, new Date());
      if (ended.length > 0) say(`${count(ended.length, 'preview')} removed, of release ${ended.join(', ')}.`);
      if (pruned.length === 0) return say('There is nothing to prune.');
      say(`${count(pruned.length, 'release')} deleted: ${pruned.join(', ')}.`);
    }),
});
