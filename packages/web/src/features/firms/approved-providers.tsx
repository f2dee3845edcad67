import { useQuery } from '@tanstack/react-query';
import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { ProviderRows } from '../../ui/firm/provider-rows';
import { QueryView } from '../../ui/query-view';
import { Skeleton } from '../../ui/skeleton';
import { approvedProvidersQuery } from './queries';

/** Providers that are stated to be approved, the first by name. */
export function ApprovedProviders() {
  const query = useQuery(approvedProvidersQuery(useApi()));
  return (
    <section aria-labelledby="providers" className="mt-14 border-t border-line pt-8">
      <h2 id="providers" className="scroll-mt-24 text-27">
        Providers that state approval
      </h2>
      <p className="mt-1.5 mb-5 max-w-[62ch] text-muted">
        These firms state that they are approved for the Active Investor Plus visa. Ask each firm for its
        approval and the date.
      </p>
      <QueryView query={query} what="the approved providers" skeleton={<Skeleton className="h-[30rem]" />}>
        {({ data, total }) => (
          <>
            {data.length > 0 ? (
              <ProviderRows providers={data} />
            ) : (
              <p className="text-muted">No provider states approval at present.</p>
            )}
            {total > data.length && (
              <p className="mt-5">
                <Link to={`${paths.providers}?aip=true`} className="link font-semibold">
                  All {wholeNumber(total)} providers stated as approved
                </Link>
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
