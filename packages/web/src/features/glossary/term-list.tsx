import { DOT } from '@tussock/core/text/dotted';
import { Fragment } from 'react';
import { addressKind } from '../../lib/address/address-kind';
import { TextLink } from '../../ui/markdown/text-link';
import { Day } from '../../ui/text/day';
import { CONFIDENCE } from '../../ui/text/source-list';
import { byLetter, type Glossary, type Term } from './glossary';

/** The terms under their letters, each with what it means, where to read on and what it rests on. */
export function TermList({ glossary }: { glossary: Glossary }) {
  const letters = byLetter(glossary.terms);
  const names = new Map(glossary.terms.map(({ id, term }) => [id, term]));
  return (
    <>
      <nav aria-label="Letters" className="no-print border-y border-line py-2">
        <ul className="flex flex-wrap gap-x-1">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="grid size-9 place-items-center rounded-badge font-semibold text-pine hover:bg-pine-soft pointer-coarse:size-11"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, terms]) => (
        <section
          key={letter}
          aria-labelledby={`letter-${letter}`}
          className="mt-9 grid gap-x-10 md:grid-cols-[4rem_minmax(0,1fr)]"
        >
          <h2 id={`letter-${letter}`} className="scroll-mt-24 text-27 text-muted">
            {letter}
          </h2>
          <dl className="max-w-[46rem]">
            {terms.map((term) => (
              <Entry key={term.id} term={term} glossary={glossary} names={names} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Entry({
  term,
  glossary,
  names,
}: {
  term: Term;
  glossary: Glossary;
  names: ReadonlyMap<string, string>;
}) {
  return (
    <div
      id={term.id}
      className="reached scroll-mt-24 border-t border-line py-4 first:border-t-0 md:first:pt-1"
    >
      <dt className="font-serif text-17">{term.term}</dt>
      <dd className="mt-1">
        {term.definition}{' '}
        {(term.see.length > 0 || term.page) && (
          <span className="mt-1 block text-14">
            {term.see.length > 0 && 'See also '}
            {term.see.map((id, place) => (
              <Fragment key={id}>
                {place > 0 && ', '}
                <a href={`#${id}`} className="link">
                  {names.get(id)}
                </a>
              </Fragment>
            ))}
            {term.see.length > 0 && term.page && DOT}
            {term.page && (
              <TextLink href={term.page} className="link inline-block min-h-6">
                More on this site
                <span className="sr-only"> about {term.term}</span>
              </TextLink>
            )}
          </span>
        )}
      </dd>
      {term.sources.map((id) => (
        <Source key={id} source={glossary.sources[id]} />
      ))}
    </div>
  );
}

function Source({ source }: { source: Glossary['sources'][string] | undefined }) {
  if (!source) return null;
  const isOurs = source.address !== undefined && addressKind(source.address) === 'page';
  return (
    <dd className="mt-1 text-13 text-muted">
      {source.address ? (
        <TextLink href={source.address} className="underline">
          {source.title}
        </TextLink>
      ) : (
        source.title
      )}
      . {!isOurs && `${CONFIDENCE[source.confidence]}. `}Checked <Day on={source.checked_on} />.
    </dd>
  );
}
