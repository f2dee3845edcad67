import type { DirectoryTable } from '@tussock/store/client';
import { listStoredReleases, type StoredRelease } from '@tussock/store/releases';
import { nextCommand } from '../cli/next-command';

const LIFE = {
  live: 'is live already',
  was_live: 'was live before',
  withdrawn: 'is withdrawn',
  staged: 'never was live',
  abandoned: 'never was live, and another one went live after it was written',
} as const;

/** What a release is, for an operator whose command cannot use it: "Release 2 is withdrawn"; whether a roll-back leads to it, and whether only a preview can show it. */
export async function releaseInWords(
  table: DirectoryTable,
  release: number,
): Promise<{ words: string; wasLive: boolean; neverLive: boolean }> {
  const all = await listStoredReleases(table);
  const found = all.find((one) => one.release === release);
  return {
    words: found ? `Release ${release} ${inWords(found)}` : missing(release, all[0]?.release),
    wasLive: found?.state === 'ready' && found.life === 'was_live',
    neverLive: found?.state === 'ready' && (found.life === 'staged' || found.life === 'abandoned'),
  };
}

function missing(release: number, newest: number | undefined): string {
  return newest === undefined
    ? 'Nothing is published yet'
    : `There is no release ${release}: the newest is ${newest}`;
}

function inWords({ state, life }: StoredRelease): string {
  if (state === 'pruned' || state === 'pruning') return `is ${state === 'pruned' ? '' : 'being '}pruned`;
  if (state === 'writing') return 'is not whole: its publish was stopped';
  if (state === 'unreadable') return 'is of another version of this program';
  return life === null ? 'is pruned' : LIFE[life];
}

/** Says which command lists the releases. */
export const whatListsReleases = () => `${nextCommand('seed', ['releases'])} lists all.`;
