import { JSON_OUTPUT } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { say } from '../../cli/terminal';
import { FOLDER } from '../arguments';
import { diffDirectories } from '../diff/diff-directories';
import { diffText } from '../diff/diff-text';
import { validFolder } from '../folder/valid-folder';
import { readLive } from '../live';
import { withDirectory } from '../target';

/** `diff FOLDER` */
export const diff = defineCommand({
  meta: { description: 'Show what publishing a data folder would change' },
  details:
    'Compares the folder with the live release, record by record and field by field. Nothing is written.',
  example: 'scripts/sample',
  args: { folder: FOLDER, json: JSON_OUTPUT },
  async run({ args: { folder, json } }) {
    const directory = validFolder(folder, { quiet: json });
    await withDirectory(async (target) => {
      const { live, tables } = await readLive(target);
      const changes = diffDirectories(tables, directory);
      if (json) return say(JSON.stringify({ live, changes }, null, 2));
      say(live === null ? 'Nothing is published yet.' : `Against release ${live} of ${target.place}:`);
      say(`\n${diffText(changes)}`);
    });
  },
});
