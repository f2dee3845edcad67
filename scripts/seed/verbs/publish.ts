import { publishRelease } from '@tussock/store/publish';
import { JSON_OUTPUT, YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { UsageError } from '../../cli/failure';
import { interruptible } from '../../cli/interrupt';
import { nextCommand } from '../../cli/next-command';
import { confirm, say } from '../../cli/terminal';
import { asJson } from '../../cli/text';
import { ALLOW_REMOVALS, FOLDER, fileSize, LARGEST_FILE, REASON, releaseNumber } from '../arguments';
import { NOTHING } from '../diff/diff-text';
import { validFolder } from '../folder/valid-folder';
import { type NextRelease, nextRelease } from '../next-release';
import { checkStorable } from '../publication';
import { noteUnusual } from '../report/unusual-text';
import { sayPublished } from '../say-published';
import { withDirectory } from '../target';
import { written } from '../written';
import { publishPreviewed } from './publish-previewed';

/** `publish FOLDER`, `publish --release N` */
export const publish = defineCommand({
  meta: { description: 'Validate a data folder, write it as a new release, check it and make it live' },
  details:
    'Shows what would change and asks first. If it is stopped or fails, run it again: it continues. With --release it makes the release of a preview live, if what is live is still what the preview was compared with.',
  example: 'scripts/sample --dry-run',
  args: {
    folder: { ...FOLDER, required: false },
    release: {
      type: 'string',
      valueHint: 'N',
      description: 'Instead of a folder: the release of a preview, exactly as previewed',
    },
    'dry-run': { type: 'boolean', default: false, description: 'Do everything but write' },
    yes: YES,
    reason: REASON,
    'allow-removals': ALLOW_REMOVALS,
    'largest-file': LARGEST_FILE,
    json: JSON_OUTPUT,
  },
  async run({ args }) {
    const { folder, json, yes, 'dry-run': dryRun, 'allow-removals': allowed } = args;
    if (args.release !== undefined) return publishPreviewed(args, releaseNumber(args.release));
    if (folder === undefined)
      throw new UsageError('Name a data folder, or the release of a preview with --release N.');
    const valid = await validFolder(folder, {
      quiet: json,
      publishes: true,
      largestFile: fileSize(args['largest-file']),
    });
    await withDirectory(
      async (target, begins) => {
        const next = await nextRelease(target, valid, {
          folder,
          allowRemovals: allowed,
          reason: args.reason,
          yes: yes || dryRun,
        });
        const { release: live, unreadable } = next.replaced;
        if (!json) {
          say(announcement(next, target.place, folder));
          noteUnusual(next.unusual, live);
        }
        if (dryRun) return endDryRun(next, json);
        // After a roll-back the tables of what is live may show what a later release hides.
        const isSame = next.summary === NOTHING && next.unusual.length === 0;
        if (!isSame && !(await confirm('Publish this?', yes))) return say('Nothing was published.');
        begins();
        const published = await interruptible((signal) =>
          written(target, next.publication, { live, signal, write: publishRelease }),
        );
        const holdsTheSame = live !== null && !unreadable && isSame;
        await sayPublished(target, published, { json, holdsTheSame });
      },
      { makes: !dryRun, reassurance: 'Nothing was published.' },
    );
  },
});

function announcement({ replaced, summary }: NextRelease, place: string, folder: string): string {
  const { release: live, unreadable } = replaced;
  if (unreadable) return `${unreadable.message}. ${summary}`;
  if (live === null) return `The first release of ${place}. ${summary}`;
  const more = summary === NOTHING ? '' : `\nEach change: ${nextCommand('seed', ['diff', folder])}`;
  return `Against release ${live} of ${place}: ${summary}${more}`;
}

/** Checks the rest of what publishing would, and says that nothing was written. */
function endDryRun({ replaced, publication, changes, unusual }: NextRelease, json: boolean): void {
  checkStorable(publication);
  if (json) say(asJson({ live: replaced.release, changes: changes(), unusual }));
  else say('A dry run: nothing was written.');
}
