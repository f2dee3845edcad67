import { keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { CountsOf, FacetCount } from '@tussock/core/answers/facets';
import type { ListQuery } from '@tussock/core/list/list-query';

/** Options that a page carries of a filter besides those that are chosen. Of a longer one it reads all when somebody opens it. */
const CARRIED = 40;

/** The options of a filter with their counts. */
export type OptionsQuery = UseQueryOptions<FacetCount[]>;

/** Pages keep the options that nothing has under the filters. */
const KEPT = { empty_options: 'true' } as const;

/**
 * A page of a list with its facets. `optionsOf` is all options of one of them; its own choice, which its counts ignore, is left out, so
 * they are not read again for each choice. What every page asks of facets is left out of the keys, which pages carry.
 */
export function facetedListQuery<
  Name extends string,
  Asked extends object,
  T extends { facets: CountsOf<Name> },
>(
  key: readonly unknown[],
  { unfolded }: Pick<ListQuery<Name, never>, 'unfolded'>,
  asked: Asked,
  answerTo: (params: Asked & typeof KEPT & { most_options?: string }) => Promise<T>,
) {
  const some = unfolded ? KEPT : { ...KEPT, most_options: String(CARRIED) };
  const query = queryOptions({
    queryKey: unfolded ? [...key, asked, 'unfolded'] : [...key, asked],
    queryFn: () => answerTo({ ...asked, ...some }),
    placeholderData: keepPreviousData,
  });
  const optionsOf = (name: Name): OptionsQuery => {
    const others = { ...asked, [name]: [], page: '1', limit: '1' };
    return {
      queryKey: [...key, others, name],
      queryFn: async () => (await answerTo({ ...others, ...KEPT })).facets[name],
      placeholderData: keepPreviousData,
    };
  };
  return { ...query, optionsOf };
}
