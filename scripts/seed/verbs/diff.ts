import { assemble } from '@tussock/core/directory/assemble';
import { withRemovals } from '@tussock/core/removal/with-removals';
import { nzDate } from '@tussock/core/text/nz-date';
import { JSON_OUTPUT } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { say } from '../../cli/terminal';
import { asJson } from '../../cli/text';
import { ALLOW_REMOVALS, FOLDER, fileSize, LARGEST_FILE } from '../arguments';
import { changesPage, nameOfLive } from '../diff/changes-page';
import { diffDirectories } from '../diff/diff-directories';
import { diffText } from '../diff/diff-text';
import { recordNames } from '../diff/record';
import { validFolder } from '../folder/valid-folder';
import { checkIdentity } from '../identity';
import { readLive, unusualBeside, withEarlierRemovals } from '../live';
import { checkStorable } from '../publication';
import { checkLargeRemovals, largeRemovals } from '../removals';
import { unusualText } from '../report/unusual-text';
import { writePage } from '../report/write-reports';
import { withDirectory } from '../target';

/** `diff FOLDER` */
export const diff = defineCommand({
  meta: { description: 'Show what publishing a data folder would change' },
  details:
    'Compares the folder with the live release, record by record and field by field. Nothing is written. It fails where publishing would.',
  example: 'scripts/sample',
  args: {
    folder: FOLDER,
    'allow-removals': ALLOW_REMOVALS,
    'largest-file': LARGEST_FILE,
    html: { type: 'string', valueHint: 'FILE', description: 'Write the changes to this file, as a page' },
    json: JSON_OUTPUT,
  },
  async run({ args: { folder, json, html, 'allow-removals': allowed, 'largest-file': largest } }) {
    const valid = await validFolder(folder, { quiet: json, largestFile: fileSize(largest) });
    checkStorable({ content: assemble(valid) });
    await withDirectory(async (target) => {
      const replaced = await readLive(target, valid);
      const { release: live, tables } = replaced;
      const before = await withEarlierRemovals(target, replaced);
      const directory = withRemovals(before, valid, nzDate(new Date()));
      const changes = diffDirectories(tables, directory);
      const removals = largeRemovals(tables, directory);
      const unusual = await unusualBeside(target, replaced, directory);
      if (html !== undefined) {
        const names = [nameOfLive(live), folder] as const;
        writePage(html, changesPage({ names, before: tables, after: directory, changes }));
      }
      if (json) say(asJson({ live, changes, removals, unusual }));
      else {
        say(heading(live, target.place));
        say(`\n${diffText(changes, recordNames(tables, directory))}`);
        if (unusual.length > 0) say(`\n${unusualText(unusual, live)}`);
        if (html !== undefined) say(`\nThe changes are in ${html} too.`);
      }
      checkIdentity(valid, folder, target);
      checkLargeRemovals(removals, folder, allowed);
    });
  },
});

const heading = (live: number | null, place: string): string =>
  live === null ? 'Nothing is published yet.' : `Against release ${live} of ${place}:`;
