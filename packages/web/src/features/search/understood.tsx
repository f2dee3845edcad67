import { FACETS } from '@tussock/core/offer/facets';
import type { Sentence, SentencePart, UnusedWords } from '@tussock/core/sentence/read-sentence';
import { Link } from 'react-router-dom';
import { searchAddress } from './quick-search';

/** "Minimum investment: Under $50K or $50K to under $100K" */
export const partText = ({ facet, options }: Pick<SentencePart, 'facet' | 'options'>): string =>
  `${FACETS[facet].label}: ${options.map(({ label }) => label).join(' or ')}`;

const WHY_UNUSED: Record<UnusedWords['why'], string> = {
  exclusion: 'A search cannot leave anything out. Choose the filters you want instead.',
  amount: 'We could not read this amount. Write it as $250,000 or 250k.',
};

/** Words that were not used, and why. */
export const unusedText = ({ words, why }: UnusedWords): string =>
  `“${words}” is not used. ${WHY_UNUSED[why]}`;

/** Which words became filters, which the list shows, where a filter is wider or narrower than the words, and what was not used. */
export function Understood({ words, sentence }: { words: string; sentence: Sentence | undefined }) {
  const { parts = [], unused = [] } = sentence ?? {};
  if (parts.length + unused.length === 0) return null;
  const notes = parts.filter(({ note }) => note);
  return (
    <div className="mb-6 max-w-[62rem] rounded-card bg-pine-soft px-4 py-2.5 text-14">
      {parts.length > 0 && (
        <p>
          Used as filters: {parts.map((part) => `“${part.words}”`).join(', ')}.{' '}
          <Link to={searchAddress(inQuotes(words))} className="link inline-block min-h-6">
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

/** Quoted words are never read as filters. */
const inQuotes = (words: string) => `"${words.replace(/["“”]/g, ' ').trim()}"`;
