import { wholeNumber } from '@tussock/core/text/decimal';
import { Link } from 'react-router-dom';
import type { SearchAnswer } from '../../lib/queries/offer-list';
import { Highlight } from '../../ui/highlight';
import { addressOfHit, HIT_KINDS, KIND_LABELS, listOfKind } from './hit-kinds';

/** What the words found beside offers, by kind, with the matched words marked. */
export function HitGroups({ groups, words }: { groups: SearchAnswer['groups']; words: string }) {
  const kinds = HIT_KINDS.filter((kind) => groups[kind].total > 0);
  if (kinds.length === 0) return null;
  return (
    <div className="gap-x-10 md:columns-2 xl:columns-3">
      {kinds.map((kind) => {
        const { hits, total } = groups[kind];
        const all = total > hits.length ? listOfKind(kind, words) : null;
        return (
          <section
            key={kind}
            aria-labelledby={`found-${kind}`}
            className="mb-8 break-inside-avoid border-t border-line pt-4"
          >
            <h2 id={`found-${kind}`} className="scroll-mt-24 text-21">
              {KIND_LABELS[kind]} <span className="font-sans text-14 text-muted">{wholeNumber(total)}</span>
            </h2>
            <ul className="mt-2.5 space-y-2.5">
              {hits.map((hit) => (
                <li key={hit.id ?? hit.title}>
                  <Link to={addressOfHit(hit)} className="link font-medium">
                    <Highlight text={hit.title} words={hit.matched} />
                  </Link>
                  {hit.excerpt && (
                    <p className="line-clamp-2 text-14 text-muted">
                      <Highlight text={hit.excerpt} words={hit.matched} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
            {all && (
              <p className="mt-2.5 text-14">
                <Link to={all} className="link inline-block min-h-6 font-semibold">
                  All {wholeNumber(total)} {KIND_LABELS[kind].toLowerCase()}
                </Link>
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
