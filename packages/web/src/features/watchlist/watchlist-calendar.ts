import { icalendar } from '@tussock/core/calendar/icalendar';
import { offerDates } from '@tussock/core/offer/offer-dates';
import { NOT_ADVICE } from '@tussock/core/settings/notices';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { withNotice } from '@tussock/core/settings/with-notice';
import { paths } from '../../lib/address/paths';
import type { WatchedOffer } from './watched-offers';

/** The coming closing dates and exit windows of the watched offers, as a file that is made in the browser. */
export function watchlistCalendar(
  entries: readonly Pick<WatchedOffer, 'whole'>[],
  {
    origin,
    settings,
    today,
  }: {
    origin: string;
    settings: Pick<SiteSettings, 'demonstration' | 'name' | 'open_statuses'>;
    today: string;
  },
): string {
  return icalendar({
    title: 'Dates of the offers on your watchlist',
    directory: settings.name,
    description: withNotice(
      `Closing dates and exit windows as the providers stated them. ${NOT_ADVICE}`,
      settings,
    ),
    at: `${today}T00:00:00.000Z`,
    version: Number(today.replaceAll('-', '')),
    events: entries.flatMap(({ whole }) =>
      whole
        ? offerDates(whole, {
            page: origin + paths.offer(whole),
            today,
            open_statuses: settings.open_statuses,
          })
        : [],
    ),
  });
}
