import { type Env, linked } from './linked';

/**
 * A command of ours for the person to type next, such as "npm run seed -- rollback 41". Under `sst shell` it is typed for the same
 * stage: without that it would work on the local table.
 */
export function nextCommand(
  script: 'seed' | 'submissions',
  words: readonly string[],
  env: Env = process.env,
): string {
  const stage = linked(env.SST_RESOURCE_App, 'stage');
  const typed = `npm run ${script} -- ${words.map(quoted).join(' ')}`;
  return stage === undefined ? typed : `npx sst shell --stage ${stage} -- ${typed}`;
}

/** In quotation marks where a shell would take a word, such as a folder with a space in its name, for more than one. */
const quoted = (word: string) => (/^[\p{L}\p{M}\d_./~:\\@%+=,-]+$/u.test(word) ? word : `"${word}"`);
