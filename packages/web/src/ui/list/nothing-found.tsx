import type { ReactNode } from 'react';
import type { ListState } from '../../lib/list/use-list-state';
import { tooShortText } from '../../lib/too-short';
import { ButtonLink } from '../button';
import { nothingListed } from './nothing-listed';

/** Says why a list is empty, with a link to one that is not. */
export function NothingFound<Name extends string, Sort extends string>({
  list: { query, addressOf },
  noun: [one, many],
  total,
  size,
  nothing,
  children,
}: {
  list: ListState<Name, Sort>;
  noun: readonly [string, string];
  total: number;
  size: number;
  /** The headline, if not of this list alone. */
  nothing?: string | undefined;
  /** What else may help. */
  children?: ReactNode;
}) {
  const pastTheEnd = total > 0;
  const hasFilters = Object.keys(query.filters).length > 0;
  const isNarrowed = query.q !== '' || hasFilters;
  return (
    <div className="rounded-card border border-line bg-card px-6 py-12 text-center">
      <p className="font-serif text-21">{nothing ?? headline(pastTheEnd, isNarrowed, one)}</p>
      <p className="mx-auto mt-2 max-w-[48ch] text-muted">
        {pastTheEnd &&
          `The list is shorter than it was: ${many} are added and removed with each release of the directory.`}
        {!pastTheEnd && query.q !== '' && `${tooShortText(query.q) ?? 'Try fewer or different words.'} `}
        {!pastTheEnd && hasFilters && `Filters leave out ${many} that don’t state the figure.`}
        {!pastTheEnd && !isNarrowed && 'There may be some in the next release of the directory.'}
      </p>
      {children}
      {(pastTheEnd || isNarrowed) && (
        <ButtonLink
          variant="outline"
          className="mt-5"
          to={
            pastTheEnd
              ? addressOf({ ...query, page: Math.ceil(total / size) })
              : addressOf({ ...query, q: '', filters: {}, sort: null, page: 1 })
          }
        >
          {pastTheEnd ? 'To the last page' : 'Clear all'}
        </ButtonLink>
      )}
    </div>
  );
}

function headline(pastTheEnd: boolean, isNarrowed: boolean, one: string): string {
  if (pastTheEnd) return 'The list ends before this page';
  return isNarrowed ? `No ${one} matches all of this` : nothingListed(one);
}
