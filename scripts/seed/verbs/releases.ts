import { formatCount } from '@tussock/core/text/format-number';
import { momentText } from '@tussock/pages/preview/notice';
import { listStoredReleases, type StoredRelease } from '@tussock/store/releases';
import { JSON_OUTPUT } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { say } from '../../cli/terminal';
import { asJson } from '../../cli/text';
import { withDirectory } from '../target';

const STATE = {
  writing: 'unfinished',
  ready: '',
  pruning: 'being pruned',
  pruned: 'pruned',
  unreadable: 'of another version: publish again',
} as const;

const LIFE = {
  live: 'live',
  was_live: '',
  withdrawn: 'withdrawn',
  staged: 'not live yet',
  abandoned: 'never was live',
} as const;

/** `releases` */
export const releases = defineCommand({
  meta: { description: 'List the stored releases, newest first; * marks the live one' },
  details:
    'A roll-back leads to releases that were live. A release that was never live was overtaken by another publisher, or stopped.',
  example: '--json',
  args: { json: JSON_OUTPUT },
  run: ({ args: { json } }) =>
    withDirectory(async (target) => {
      const all = await listStoredReleases(target.table);
      if (json) return say(asJson(all));
      const stored = all.filter((one) => one.state !== 'pruned');
      if (stored.length === 0) return say('Nothing is published yet.');
      for (const one of stored) say(line(one));
    }),
});

function line(of: StoredRelease): string {
  const when = momentText(of.published_at ?? of.started_at);
  const what = of.counts ? countsText(of.counts) : STATE[of.state];
  const preview = of.preview_until === null ? '' : `preview until ${momentText(of.preview_until)}`;
  const notes = [of.life && LIFE[of.life], preview].filter(Boolean).join(', ');
  const note = notes ? `  (${notes})` : '';
  return `${of.is_live ? '*' : ' '} ${String(of.release).padStart(4)}  ${when}  ${what}${note}`;
}

const countsText = (counts: Readonly<Record<string, number>>) =>
  ['offers', 'providers'].map((noun) => formatCount(counts[noun] ?? 0, noun)).join(', ');
