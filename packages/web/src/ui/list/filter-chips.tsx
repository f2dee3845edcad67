import type { CountsOf } from '@tussock/core/answers/facets';
import { facetsInUse, type ListQuery, toggled } from '@tussock/core/list/list-query';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListState } from '../../lib/list/use-list-state';

/** The filters in use, each with a link that removes it. Links work without scripts. */
export function FilterChips<Name extends string, Sort extends string>({
  list: { spec, query, addressOf },
  facets,
  fixed,
}: {
  list: ListState<Name, Sort>;
  facets: CountsOf<Name> | undefined;
  /** Filters that the page itself sets: the visitor cannot remove them. */
  fixed: readonly Name[];
}) {
  const chosen = facetsInUse(spec, query.filters)
    .filter((name) => !fixed.includes(name))
    .flatMap((name) =>
      (query.filters[name] ?? []).map((value) => ({
        name,
        value,
        label: facets?.[name].find((option) => option.value === value)?.label ?? value,
      })),
    );
  if (chosen.length === 0 && !query.q) return null;
  const without = (change: Partial<ListQuery<Name, Sort>>) => addressOf({ ...query, page: 1, ...change });
  return (
    <ul className="list-chips flex items-center gap-2" aria-label="Filters in use">
      {query.q && <Chip label={`“${query.q}”`} remove="the words" to={without({ q: '', sort: null })} />}
      {chosen.map(({ name, value, label }) => (
        <Chip
          key={`${name}=${value}`}
          label={label}
          facet={spec.facets[name].label}
          remove={`${spec.facets[name].label}: ${label}`}
          to={without({ filters: toggled(query.filters, name, value) })}
        />
      ))}
      <li className="no-print">
        <Link
          to={without({ filters: {}, q: '', sort: null })}
          className="link inline-flex min-h-8 items-center px-1 text-13 font-semibold pointer-coarse:min-h-11"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

function Chip({
  label,
  facet,
  remove,
  to,
}: {
  label: string;
  /** What is filtered, which paper says too: there the choices of the filters are left out. */
  facet?: string;
  remove: string;
  to: string;
}) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-control/50 bg-card px-3 text-13 hover:border-control pointer-coarse:min-h-11"
      >
        <span className="sr-only">Remove {remove}</span>
        <span aria-hidden="true" className="truncate" data-facet={facet}>
          {label}
        </span>
        <X aria-hidden="true" size={13} className="no-print shrink-0 text-muted" />
      </Link>
    </li>
  );
}
