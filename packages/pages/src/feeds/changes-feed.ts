import { changeText } from '@tussock/core/changelog/change-text';
import type { OfferChange } from '@tussock/core/changelog/changelog';
import { paths } from '@tussock/web/paths';
import type { Source } from './directory';
import { LATEST } from './offers-feed';
import { rssDocument } from './rss';

/** What changed last in the offers, newest first. */
export async function changesFeed({ reads, live }: Source): Promise<string> {
  const { settings } = live;
  const { changes } = await reads.changelog(live.release);
  return rssDocument(
    {
      title: `Changes of offers | ${settings.name} ${settings.title_region}`,
      link: settings.address + paths.changes,
      self: settings.address + paths.changesFeed,
      description: 'What changed in each offer between published releases of the directory, newest first.',
      language: settings.locale,
      built_at: live.published_at,
    },
    changes.slice(0, LATEST).map((change) => ({
      title: `${WHAT[change.change]}: ${change.offer.name}`,
      link: settings.address + (change.change === 'removed' ? paths.changes : paths.offer(change.offer)),
      guid: `release-${change.release}-${change.offer.id}`,
      description: describe(change),
      published_at: change.published_at,
      category: null,
      author: null,
    })),
  );
}

const WHAT = { added: 'Added', changed: 'Changed', removed: 'Taken off' } as const;

function describe({ change, fields, offer }: OfferChange): string {
  if (change === 'added') return `${offer.name} was listed.`;
  if (change === 'removed') return `${offer.name} was taken off the directory.`;
  return fields.map((field) => `${changeText(field)}.`).join(' ');
}
