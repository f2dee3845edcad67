import type { FacetsOfAnswer } from '@tussock/core/answers/facets';
import { facetNames, listQueryParams, toggled, withValues } from '@tussock/core/list/list-query';
import { Link } from 'react-router-dom';
import type { ListState } from '../../lib/list/use-list-state';
import type { OptionsQuery } from '../../lib/queries/faceted-list';
import { buttonClass } from '../button';
import { AskedField } from './asked-field';
import { FilterGroup } from './filter-group';
import { HiddenFields } from './hidden-fields';

/**
 * The filters of a list. Without scripts it is a form that submits to the same address; with scripts every choice
 * applies at once.
 */
export function FilterSidebar<Name extends string, Sort extends string>({
  list: { spec, query, go, addressOf },
  answer: { facets, option_totals },
  optionsOf,
  fixed,
  folded,
  submit,
  onDraft,
  onChoice,
}: {
  list: ListState<Name, Sort>;
  answer: FacetsOfAnswer<Name>;
  /** All options of a filter. */
  optionsOf: (name: Name) => OptionsQuery;
  /** Filters that the page itself sets. */
  fixed: readonly Name[];
  /** Filters that are closed at first. */
  folded: readonly Name[];
  /** Of the button without scripts: "Show offers". */
  submit: string;
  /** Whether an amount is typed that does not apply yet. */
  onDraft: ((isDraft: boolean) => void) | undefined;
  onChoice: () => void;
}) {
  const hasMatch = facetNames(spec).some((name) => facets[name].some(({ count }) => count > 0));
  return (
    <form
      method="get"
      // After Back, the browser would tick boxes that the address of the list does not have.
      autoComplete="off"
      className="filters"
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields spec={spec} query={{ ...query, filters: {} }} />
      {query.q !== '' && !hasMatch && (
        <p className="py-3 text-14 text-muted">
          There is nothing to filter.{' '}
          <Link to={addressOf({ ...query, q: '', sort: null, page: 1 })} className="link">
            Remove these words
          </Link>
        </p>
      )}
      {facetNames(spec)
        .filter((name) => !fixed.includes(name) && !spec.facets[name].asked)
        .map((name) => (
          <FilterGroup
            key={name}
            name={name}
            address={listQueryParams(spec, query)}
            label={spec.facets[name].label}
            options={facets[name]}
            total={option_totals?.[name]}
            allOptions={optionsOf(name)}
            unfolded={query.unfolded ?? []}
            chosen={query.filters[name] ?? []}
            isFolded={folded.includes(name)}
            onToggle={(value) => {
              onChoice();
              go({ filters: toggled(query.filters, name, value) });
            }}
          >
            {facetNames(spec).map((beside) => {
              const { asked, label } = spec.facets[beside];
              return (
                asked?.beside === name && (
                  <AskedField
                    key={beside}
                    name={beside}
                    label={label}
                    asked={asked}
                    chosen={query.filters[beside] ?? []}
                    onDraft={onDraft}
                    onAsk={(values) => {
                      onChoice();
                      go({ filters: withValues(query.filters, beside, values) });
                    }}
                  />
                )
              );
            })}
          </FilterGroup>
        ))}
      <button type="submit" className={buttonClass('primary', 'md', 'w-full in-[html[data-js]]:hidden')}>
        {submit}
      </button>
    </form>
  );
}
