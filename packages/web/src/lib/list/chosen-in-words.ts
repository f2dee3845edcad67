import type { CountsOf } from '@tussock/core/answers/facets';
import { facetsInUse, type ListQuery, type ListSpec } from '@tussock/core/list/list-query';

/** What a visitor narrowed a list to: his words, then the values of its filters, in the order of the filters. */
export function chosenInWords<Name extends string>(
  spec: Pick<ListSpec<Name, never>, 'facets'>,
  { q, filters }: Pick<ListQuery<Name, never>, 'q' | 'filters'>,
  facets: CountsOf<Name>,
): string[] {
  const labels = facetsInUse(spec, filters).flatMap((name) =>
    (filters[name] ?? []).map(
      (value) => facets[name].find((option) => option.value === value)?.label ?? value,
    ),
  );
  return [...(q ? [`“${q}”`] : []), ...labels];
}
