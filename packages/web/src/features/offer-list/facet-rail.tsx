import type { FacetCounts } from '@tussock/core/offer/facet-counts';
import { FACET_NAMES, type FacetName } from '@tussock/core/offer/facets';
import type { OfferQuery } from '@tussock/core/offer/offer-query';
import { buttonClass } from '../../components/ui/button';
import { FacetGroup } from './facet-group';
import type { ListScope } from './scope';
import { toggled } from './use-list-query';

/**
 * The filters of a list. A form that submits to the same address, so that it works without scripts; with them every
 * choice applies at once.
 */
export function FacetRail({
  facets,
  asked,
  scope,
  onChange,
}: {
  facets: FacetCounts;
  asked: OfferQuery;
  scope: ListScope;
  onChange: (change: Partial<OfferQuery>) => void;
}) {
  const names = FACET_NAMES.filter((name) => !(scope.fixed && name in scope.fixed));
  const toggle = (name: FacetName) => (value: string) =>
    onChange({ filters: toggled(asked.filters, name, value) });
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      {asked.q && <input type="hidden" name="q" value={asked.q} />}
      {asked.sort && <input type="hidden" name="sort" value={asked.sort} />}
      {asked.layout === 'table' && <input type="hidden" name="layout" value="table" />}
      {names.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          options={facets[name]}
          chosen={asked.filters[name] ?? []}
          onToggle={toggle(name)}
        />
      ))}
      <button type="submit" className={buttonClass('primary', 'md', 'w-full in-[html[data-js]]:hidden')}>
        Show offers
      </button>
    </form>
  );
}
