import { Link } from 'react-router-dom';
import { suggestedFilters, suggestionText, withSuggestion } from '../../../lib/list/suggested-filters';
import type { ListAnswer } from '../../../lib/queries/offer-list';
import type { OfferListState } from './use-offer-list-state';

/**
 * Filters that the search words seem to mean, and another spelling. They are suggestions: none is applied by itself.
 */
export function FilterSuggestions({
  list: { query, addressOf },
  answer,
}: {
  list: OfferListState;
  answer: ListAnswer;
}) {
  const suggestions = suggestedFilters(answer.suggestions);
  if (!query.q || (suggestions.length === 0 && !answer.did_you_mean)) return null;
  return (
    <div className="no-print mb-4 max-w-[62rem] space-y-1.5 rounded-card bg-pine-soft px-4 py-3 text-14">
      {answer.did_you_mean && (
        <p>
          Did you mean{' '}
          <Link
            to={addressOf({ ...query, q: answer.did_you_mean, page: 1 })}
            className="link inline-block min-h-6 font-semibold"
          >
            {answer.did_you_mean}
          </Link>
          ?
        </p>
      )}
      {suggestions.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span id="as-filters">As a filter instead of words:</span>
          <ul aria-labelledby="as-filters" className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion.facet}>
                <Link
                  to={addressOf(withSuggestion(query, suggestion))}
                  className="inline-flex min-h-8 items-center rounded-full border border-pine/40 wrap-anywhere bg-card px-3 text-13 font-semibold hover:border-pine pointer-coarse:min-h-11"
                >
                  {suggestionText(suggestion)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
