import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api-context';
import { formatDate } from '../../../lib/dates';
import { useAt } from '../../../lib/match-context';
import { changeText } from '../../../lib/offer/change-text';
import { offerChangesQuery } from '../../../lib/queries/public-record';
import { QueryView } from '../../../ui/query-view';
import { Skeleton } from '../../../ui/skeleton';

/** What changed in the offer of this page, release by release. */
export function OfferChanges() {
  const { id = '' } = useAt().params;
  const query = useQuery(offerChangesQuery(useApi(), id));
  return (
    <QueryView query={query} what="the changes" skeleton={<Skeleton className="h-6 w-64" />}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-muted">Nothing has changed since the offer was first published here.</p>
        ) : (
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
                    <li>{change.change === 'added' ? 'Listed' : 'Taken off'}</li>
                  )}
                  {change.fields.map((field) => (
                    <li key={field.field}>{changeText(field)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}
