import { listReleases } from '@tussock/store/releases';
import { say } from '../terminal';
import { type Run, withTarget } from './verb';

const TIME = new Intl.DateTimeFormat('en-NZ', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Pacific/Auckland',
});
const STATE = { writing: 'unfinished', ready: '', pruning: 'being pruned', pruned: 'pruned' } as const;

/** `releases`: what is kept, newest first, with the live one marked. */
export const releases: Run = async ({ json }) =>
  withTarget(async (target) => {
    const all = await listReleases(target.table);
    if (json) return say(JSON.stringify(all, null, 2));
    const kept = all.filter((one) => one.state !== 'pruned');
    if (kept.length === 0) return say('Nothing is published yet.');
    for (const { release, state, is_live, started_at, published_at, counts } of kept) {
      const when = TIME.format(new Date(published_at ?? started_at));
      const what = counts ? `${counts.offers} offers, ${counts.providers} providers` : STATE[state];
      say(
        `${is_live ? '*' : ' '} ${String(release).padStart(4)}  ${when}  ${what}${is_live ? '  (live)' : ''}`,
      );
    }
  });
