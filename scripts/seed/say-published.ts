import type { Published } from '@tussock/store/publish';
import { nextCommand } from '../cli/next-command';
import { note, say } from '../cli/terminal';
import { asJson } from '../cli/text';
import { clearEdge, type DirectoryTarget } from './target';

interface Said {
  json: boolean;
  /** Whether its tables are those of the release before. */
  holdsTheSame?: boolean;
  /** A release of a preview was whole before it went live. */
  wasPreviewed?: boolean;
}

/** Says what a publish did, and clears the edge. */
export async function sayPublished(
  target: DirectoryTarget,
  published: Published,
  { json, ...said }: Said,
): Promise<void> {
  say(json ? asJson(published) : outcome(published, said));
  await clearEdge(target, json ? note : say);
}

function outcome(
  { release, changed, continued, before }: Published,
  { holdsTheSame, wasPreviewed }: Omit<Said, 'json'>,
): string {
  if (!changed) return `Nothing changed: release ${release} is live and holds the same.`;
  const how = continued && !wasPreviewed ? ' (an unfinished run was completed)' : '';
  const same = holdsTheSame
    ? ` It holds the same as release ${before}, which this version of the program stores in another way.`
    : '';
  const back = before === null ? '' : ` To go back: ${nextCommand('seed', ['rollback', String(before)])}`;
  return `Release ${release} is live${how}.${same}${back}`;
}
