import { CHANGE_LABELS, changeText } from '@tussock/core/changelog/change-text';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import { withPages } from '@tussock/core/changelog/with-pages';
import { reasonText } from '@tussock/core/removal/reason-text';
import { pathOfChange, paths } from '@tussock/web/paths';
import type { LiveDirectory } from './live-directory';
import { LATEST } from './offers-feed';
import { rssDocument } from './rss';

/** What changed last in the directory, newest first. */
export async function changesFeed({ reads, live }: LiveDirectory): Promise<string> {
  const changes = withPages(await reads.changes(live.release));
  const guids = guidsOf(changes);
  return rssDocument(
    live,
    {
      title: 'Changes to the directory',
      page: paths.changes,
      feed: paths.changesFeed,
      description:
        'What changed in offers, funds, providers, platforms, posts and legal settings between published releases, newest first.',
    },
    changes.slice(0, LATEST).map((change, at) => ({
      title: changeTitle(change),
      page: pathOfChange(change) ?? paths.changes,
      guid: guids[at] as string,
      description: changeSummary(change),
      published_at: change.published_at,
    })),
  );
}

/**
 * Of each change its own. A firm that is both provider and platform has one id, and may change as both in a release: the second
 * of them has its kind too, so that the others keep what readers of the feed know.
 */
function guidsOf(changes: readonly RecordChange[]): string[] {
  const kinds = new Map<string, RecordChange['kind']>();
  return changes.map(({ release, kind, about }) => {
    const guid = `release-${release}-${about.id}`;
    const first = kinds.get(guid) ?? kind;
    kinds.set(guid, first);
    return kind === first ? guid : `${guid}-${kind}`;
  });
}

export const changeTitle = ({ change, about }: RecordChange) => `${CHANGE_LABELS[change]}: ${about.name}`;

export function changeSummary({ change, kind, fields, about, reason }: RecordChange): string {
  if (change === 'added') return `${about.name} was listed.`;
  if (change === 'removed')
    return [`${about.name} was removed from the directory.`, reason && reasonText(reason)]
      .filter(Boolean)
      .join(' ');
  return fields.map((field) => `${changeText(field, kind).replace(/\.$/, '')}.`).join(' ');
}
