import { icalendar } from '@tussock/core/calendar/icalendar';
import { partsOf } from '@tussock/core/list/file-parts';
import type { Offer } from '@tussock/core/offer/offer';
import { offerDates } from '@tussock/core/offer/offer-dates';
import { NOT_ADVICE, WHOLESALE_ONLY } from '@tussock/core/settings/notices';
import { withNotice } from '@tussock/core/settings/with-notice';
import { paths } from '@tussock/web/paths';
import type { ListPart } from './list-json';
import { type Api, type ReadList, type Row, readJson } from './read-list';

/** `/offers.ics`: the coming closing dates and exit windows of a list of offers; programs do not follow it to further parts, so each says which it is. */
export async function listIcs(
  list: ReadList,
  { part }: ListPart,
  { api, today }: { api: Api; today: string },
): Promise<string> {
  const { heading, settings, release, total } = list;
  const parts = partsOf(total);
  const which = parts > 1 ? `part ${part} of ${parts}` : null;
  const offers = await wholeOffers(api, list);
  return icalendar({
    title: [`${heading}: dates`, which].filter(Boolean).join(', '),
    directory: settings.name,
    description: withNotice(
      `Closing dates and exit windows of the offers in ${which ? `${which} of this list` : 'this list'} now. ${WHOLESALE_ONLY} ${NOT_ADVICE}`,
      settings,
    ),
    at: release.published_at,
    version: release.release,
    events: offers.flatMap((offer) =>
      offerDates(offer, {
        page: settings.address + paths.offer(offer),
        today,
        open_statuses: settings.open_statuses,
      }),
    ),
  });
}

const LIMIT = 100;
const AT_ONCE = 10;

/** The offers of the rows with their exit terms, which rows do not have: one by one, or all offers page by page, whichever is fewer reads. */
async function wholeOffers(api: Api, { rows, release }: ReadList): Promise<Offer[]> {
  const pin = `release=${release.release}`;
  const ids = rows.map(({ id }) => String(id));
  const pages = Math.ceil((release.counts.offers ?? 0) / LIMIT);
  const found = new Map<string, Offer>();
  const add = (offer: Offer) => found.set(offer.id, offer);
  if (ids.length <= pages) {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const reads = ids.slice(at, at + AT_ONCE).map((id) => readJson<Offer>(api, `/api/offers/${id}?${pin}`));
      for (const offer of await Promise.all(reads)) add(offer);
    }
  } else {
    let cursor: string | null = '';
    while (cursor !== null) {
      const at: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const page: { data: Row[]; next_cursor: string | null } = await readJson(
        api,
        `/api/offers?limit=${LIMIT}&${pin}${at}`,
      );
      for (const offer of page.data) add(offer as unknown as Offer);
      cursor = page.next_cursor;
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
