import { useQuery } from '@tanstack/react-query';
import { CHANGE_LABELS, changeText } from '@tussock/core/changelog/change-text';
import { addressOf } from '@tussock/core/identifier/identifier';
import type { Offer } from '@tussock/core/offer/offer';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatDate } from '@tussock/core/text/format-date';
import { useApi } from '../../../lib/api';
import { offerChangesQuery } from '../../../lib/queries/offer-changes';
import { QueryView } from '../../../ui/query-view';
import { Skeleton } from '../../../ui/skeleton';

/** What changed in an offer, release by release, the latest first. */
export function OfferChanges({ offer }: { offer: Offer }) {
  const query = useQuery(offerChangesQuery(useApi(), addressOf(offer)));
  return (
    <QueryView query={query} what="the changes" skeleton={<Skeleton className="h-6 w-64" />}>
      {({ data, total }) =>
        data.length === 0 ? (
          <p className="text-muted">The change log lists no change to this offer.</p>
        ) : (
          <>
            {total > data.length && (
              <p className="mb-3 text-14 text-muted">
                The latest {data.length} of {wholeNumber(total)} changes.
              </p>
            )}
            <ol className="border-t border-line">
              {data.map((change) => (
                <li
                  key={change.release}
                  className="border-b border-line py-3 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]"
                >
                  <time dateTime={change.published_at} className="text-14 text-muted">
                    {formatDate(change.published_at)}
                  </time>
                  <ul>
                    {change.change !== 'changed' && (
                      <li>{change.change === 'added' ? 'Listed' : CHANGE_LABELS.removed}</li>
                    )}
                    {change.fields.map((field) => (
                      <li key={field.field}>{changeText(field)}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </>
        )
      }
    </QueryView>
  );
}
