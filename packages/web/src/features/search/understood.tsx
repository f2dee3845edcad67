import { SORT_LABELS } from '@tussock/core/offer/offer-sort';
import type { Sentence, UnusedWords } from '@tussock/core/sentence/read-sentence';
import clsx from 'clsx';
import { Link } from 'react-router-dom';

const WHY_UNUSED: Record<UnusedWords['why'], string> = {
  exclusion: 'A search cannot leave anything out. Choose the filters you want instead.',
  amount: 'We could not read this amount. Write it as $250,000 or 250k.',
  currency: 'There is no filter for a currency. Amounts are compared in New Zealand dollars.',
  closing_date: 'There is no filter for a closing date. You can sort the list by “Closing soonest”.',
  visa_category:
    'There is no filter for a visa category. The page “AIP eligible funds” lists offers by category.',
  fees: 'The filter uses the target as the provider states it, before or after fees and tax.',
  over_time:
    'There is no filter for what is earned or invested over time. For a minimum investment, write the amount alone.',
  order: 'Choose one of the orders at “Sorted by”.',
  praise: 'We do not rate offers.',
  risk: 'No offer states this risk rating.',
};

/** Words that were not used, and why. */
export const unusedText = ({ words, why }: UnusedWords): string =>
  `“${words}” is not used. ${WHY_UNUSED[why]}`;

/** Which words became filters or the order, which the list shows, where a filter is wider or narrower than the words, and what was not used. */
export function Understood({
  sentence,
  instead,
}: {
  sentence: Sentence | undefined;
  /** The same list with the words searched for. */
  instead: string;
}) {
  const { parts = [], unused = [], order } = sentence ?? {};
  if (parts.length + unused.length === 0 && !order) return null;
  const notes = parts.filter(({ note }) => note);
  return (
    <div
      className={clsx(
        'mb-4 text-14 md:mb-6',
        unused.length + notes.length > 0 && 'max-w-[62rem] rounded-card bg-pine-soft px-4 py-2.5',
      )}
    >
      {(parts.length > 0 || order) && (
        <p>
          {parts.length > 0 && `Used as filters: ${parts.map((part) => `“${part.words}”`).join(', ')}. `}
          {order && `Used as the order: “${order.words}” (${SORT_LABELS[order.sort]}). `}
          <Link to={instead} className="link inline-block min-h-6">
            Search for the words instead
          </Link>
        </p>
      )}
      {unused.map((each) => (
        <p key={each.words}>{unusedText(each)}</p>
      ))}
      {notes.map(({ facet, words: said, note }) => (
        <p key={facet + said} className="text-13 text-muted">
          “{said}”: {note}
        </p>
      ))}
    </div>
  );
}
