import type { FiltersOf } from '@tussock/core/list/facet';

/** Filters as parameters of the API. */
export const chosenValues = <Name extends string>(filters: FiltersOf<Name>) =>
  Object.fromEntries(
    Object.entries<readonly string[] | undefined>(filters).map(([name, values]) => [
      name,
      [...(values ?? [])],
    ]),
  );
