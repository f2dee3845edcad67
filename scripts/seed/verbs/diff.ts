import { diffDirectories } from '../diff/diff-directories';
import { diffText } from '../diff/diff-text';
import { say } from '../terminal';
import { readLive } from './live';
import { validFolder } from './valid-folder';
import { type Run, withTarget } from './verb';

/** `diff FOLDER`: what publishing it would change, record by record, field by field. */
export const diff: Run = async ({ folder, json }) => {
  const directory = validFolder(folder, { quiet: json });
  await withTarget(async (target) => {
    const { live, tables } = await readLive(target);
    const changes = diffDirectories(tables, directory);
    if (json) return say(JSON.stringify({ live, changes }, null, 2));
    say(live === null ? 'Nothing is published yet.' : `Against release ${live} of ${target.place}:`);
    say(`\n${diffText(changes)}`);
  });
};
