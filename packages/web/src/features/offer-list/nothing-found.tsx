import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { ButtonLink } from '../../components/ui/button';

/** An empty list says why, and leads back to a full one. */
export function NothingFound({
  asked,
  addressOf,
  total,
}: {
  asked: OfferQuery;
  addressOf: (query: OfferQuery) => string;
  total: number;
}) {
  const pastTheEnd = total > 0;
  return (
    <div className="rounded-card border border-line bg-card px-6 py-12 text-center">
      <p className="font-serif text-21">
        {pastTheEnd ? 'The list ends before this page' : 'No offer fits all of this'}
      </p>
      <p className="mx-auto mt-2 max-w-[48ch] text-muted">
        {pastTheEnd
          ? 'Offers come and go between releases of the directory, and the list has become shorter.'
          : 'Remove a filter above, or clear them all. An offer whose provider did not state a figure is in no band of it.'}
      </p>
      <ButtonLink
        variant="outline"
        className="mt-5"
        to={
          pastTheEnd
            ? addressOf({ ...asked, page: 1 })
            : addressOf({ ...asked, q: '', filters: {}, sort: null, page: 1 })
        }
      >
        {pastTheEnd ? 'To the first page' : 'Clear all'}
      </ButtonLink>
    </div>
  );
}
