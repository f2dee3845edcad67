import { publishRelease } from '@tussock/store/publish';
import { JSON_OUTPUT, YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { UsageError } from '../../cli/failure';
import { interruptible } from '../../cli/interrupt';
import { nextCommand } from '../../cli/next-command';
import { confirm, note, say } from '../../cli/terminal';
import { asJson } from '../../cli/text';
import { ALLOW_REMOVALS, FOLDER, fileSize, LARGEST_FILE, REASON, releaseNumber } from '../arguments';
import { NOTHING } from '../diff/diff-text';
import { validFolder } from '../folder/valid-folder';
import { nextRelease } from '../next-release';
import { checkStorable } from '../publication';
import { unusualText } from '../report/unusual-text';
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
      description: 'Instead of a folder: the release of a preview, as it was looked at',
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
        const { publication, summary, unusual } = next;
        const { release: live, unreadable } = next.replaced;
        if (!json)
          say(
            unreadable
              ? `${unreadable.message}. ${summary}`
              : announcement(summary, live, target.place, folder),
          );
        const warnings = unusualText(unusual, live);
        if (!json && warnings) note(`${warnings}\n`);
        if (dryRun) {
          checkStorable(publication);
          return say(
            json ? asJson({ live, changes: next.changes(), unusual }) : 'A dry run: nothing was written.',
          );
        }
        // After a roll-back the tables of what is live may show what a later release hides.
        const isSame = summary === NOTHING && unusual.length === 0;
        if (!isSame && !(await confirm('Publish this?', yes))) return say('Nothing was published.');
        begins();
        const published = await interruptible((signal) =>
          written(target, publication, { live, signal, write: publishRelease }),
        );
        const holdsTheSame = live !== null && !unreadable && isSame;
        await sayPublished(target, published, { json, holdsTheSame });
      },
      { makes: !dryRun, reassurance: 'Nothing was published.' },
    );
  },
});

function announcement(summary: string, live: number | null, place: string, folder: string): string {
  if (live === null) return `The first release of ${place}. ${summary}`;
  const more = summary === NOTHING ? '' : `\nEach change: ${nextCommand('seed', ['diff', folder])}`;
  return `Against release ${live} of ${place}: ${summary}${more}`;
}
