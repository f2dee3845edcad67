import { FACETS } from '@tussock/core/offer/facets';
import type { SentencePart } from '@tussock/core/sentence/read-sentence';
import { Link } from 'react-router-dom';
import { searchAddress } from './quick-search';

/** "Minimum investment: Under $50K or $50K to under $100K" */
export const partText = ({ facet, options }: Pick<SentencePart, 'facet' | 'options'>): string =>
  `${FACETS[facet].label}: ${options.map(({ label }) => label).join(' or ')}`;

/** Which words became which filters, and where a filter is wider or narrower than the words. */
export function Understood({ words, parts }: { words: string; parts: readonly SentencePart[] }) {
  if (parts.length === 0) return null;
  return (
    <section
      aria-labelledby="understood"
      className="mb-6 max-w-[62rem] rounded-card bg-pine-soft px-4 py-3 text-14"
    >
      <h2 id="understood" className="font-sans text-14 font-semibold">
        Your words are used as filters
      </h2>
      <ul className="mt-1.5 space-y-1">
        {parts.map((part) => (
          <li key={part.words + part.facet}>
            “{part.words}”{' '}
            <span aria-hidden="true" className="text-muted">
              →
            </span>
            <span className="sr-only">is</span> <span className="font-semibold">{partText(part)}</span>
            {part.note && <span className="block text-13 text-muted">{part.note}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">
        <Link to={searchAddress(inQuotes(words))} className="link inline-block min-h-6">
          Search for the words instead
        </Link>
      </p>
    </section>
  );
}

/** Quoted words are never read as filters. */
const inQuotes = (words: string) => `"${words.replace(/["“”]/g, ' ').trim()}"`;
