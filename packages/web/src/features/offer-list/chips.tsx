import type { FacetCounts } from '@tussock/core/offer/facet-counts';
import { FACETS } from '@tussock/core/offer/facets';
import { activeFacets, type OfferQuery } from '@tussock/core/offer/offer-query';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toggled } from './use-list-query';

/** What the list is narrowed to, each removable; links, so that they work without scripts. */
export function Chips({
  asked,
  facets,
  addressOf,
}: {
  asked: OfferQuery;
  facets: FacetCounts | undefined;
  addressOf: (query: OfferQuery) => string;
}) {
  const chosen = activeFacets(asked.filters).flatMap((name) =>
    (asked.filters[name] ?? []).map((value) => ({
      name,
      value,
      label: facets?.[name].find((option) => option.value === value)?.label ?? value,
    })),
  );
  if (chosen.length === 0 && !asked.q) return null;
  const without = (change: Partial<OfferQuery>) => addressOf({ ...asked, page: 1, ...change });
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Filters in use">
      {asked.q && <Chip label={`“${asked.q}”`} remove="the words" to={without({ q: '', sort: null })} />}
      {chosen.map(({ name, value, label }) => (
        <Chip
          key={`${name}=${value}`}
          label={label}
          remove={`${FACETS[name].label}: ${label}`}
          to={without({ filters: toggled(asked.filters, name, value) })}
        />
      ))}
      <li>
        <Link
          to={without({ filters: {}, q: '', sort: null })}
          preventScrollReset
          className="link inline-flex min-h-8 items-center px-1 text-13 font-semibold"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}

function Chip({ label, remove, to }: { label: string; remove: string; to: string }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-control/50 bg-card px-3 text-13 hover:border-control"
      >
        <span className="sr-only">Remove {remove}</span>
        <span aria-hidden="true">{label}</span>
        <X aria-hidden="true" size={13} className="text-muted" />
      </Link>
    </li>
  );
}
