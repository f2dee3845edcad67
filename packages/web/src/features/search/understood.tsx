import { FACETS } from '@tussock/core/offer/facets';
import type { SentencePart } from '@tussock/core/sentence/read-sentence';
import { Link } from 'react-router-dom';
import { searchAddress } from './quick-search';

/** "Minimum investment: Under $50K or $50K to under $100K" */
export const partText = ({ facet, options }: Pick<SentencePart, 'facet' | 'options'>): string =>
  `${FACETS[facet].label}: ${options.map(({ label }) => label).join(' or ')}`;

/** Which words became filters, which the list shows, and where a filter is wider or narrower than the words. */
export function Understood({ words, parts }: { words: string; parts: readonly SentencePart[] }) {
  if (parts.length === 0) return null;
  const notes = parts.filter(({ note }) => note);
  return (
    <div className="mb-6 max-w-[62rem] rounded-card bg-pine-soft px-4 py-2.5 text-14">
      <p>
        Used as filters: {parts.map((part) => `“${part.words}”`).join(', ')}.{' '}
        <Link to={searchAddress(inQuotes(words))} className="link inline-block min-h-6">
          Search for the words instead
        </Link>
      </p>
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
