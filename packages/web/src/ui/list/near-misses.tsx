import type { CountsOf } from '@tussock/core/answers/facets';
import type { NearMiss } from '@tussock/core/list/near-misses';
import { wholeNumber } from '@tussock/core/text/decimal';
import { inSentence } from '@tussock/core/text/in-sentence';
import { Link } from 'react-router-dom';
import type { ListState } from '../../lib/list/use-list-state';

/** What a list that shows nothing would show after a small change: each a link with its count. */
export function NearMisses<Name extends string, Sort extends string>({
  list: { spec, query, addressOf },
  noun: [one, many],
  misses,
  facets,
  fixed,
}: {
  list: ListState<Name, Sort>;
  noun: readonly [string, string];
  misses: readonly NearMiss<Name>[];
  facets: CountsOf<Name>;
  /** Filters that the page itself sets: the visitor cannot remove them here. */
  fixed: readonly Name[];
}) {
  const open = misses.filter(({ filters }) => !fixed.some((name) => filters[name] !== undefined));
  if (open.length === 0) return null;
  const labelOf = (name: Name, value: string) =>
    facets[name].find((option) => option.value === value)?.label ??
    spec.facets[name].declared?.find((option) => option.value === value)?.label ??
    value;
  const textOf = ({ filters, without_words }: NearMiss<Name>) => {
    const changes = Object.entries<string[] | undefined>(filters).map(([key, values = []]) => {
      const name = key as Name;
      const { label } = spec.facets[name];
      const before: readonly string[] = query.filters[name] ?? [];
      const added = values.filter((value) => !before.includes(value)).map((value) => labelOf(name, value));
      if (added.length > 0) return `if ${inSentence(label)} can also be ${added.join(' or ')}`;
      return `without ${inSentence(label)}: ${before.map((value) => labelOf(name, value)).join(' or ')}`;
    });
    if (without_words) changes.unshift(`without “${query.q}”`);
    return changes.join(' and ');
  };
  return (
    <ul aria-label="What a small change finds" className="mx-auto mt-4 w-fit space-y-1 text-left">
      {open.map((miss) => {
        const changed = { ...query.filters, ...miss.filters };
        const filters = Object.fromEntries(
          Object.entries<readonly string[]>(changed).filter(([, values]) => values.length > 0),
        ) as typeof query.filters;
        const text = textOf(miss);
        return (
          <li key={text}>
            <Link
              to={addressOf({
                ...query,
                filters,
                ...(miss.without_words && { q: '', sort: null }),
                page: 1,
              })}
              className="inline-flex min-h-8 items-baseline gap-2 pointer-coarse:min-h-11"
            >
              <strong className="whitespace-nowrap">
                {wholeNumber(miss.total)} {miss.total === 1 ? one : many}
              </strong>
              <span className="link">{text}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
