import { Day } from './day';
import { useSource } from './sources-context';

/**
 * The number of a source after a statement. On wide screens the source is also in the margin, unless it was `named`
 * before. The list below the text has it in full.
 */
export function Cite({ id, named = false }: { id: string; named?: boolean }) {
  const { number, source } = useSource(id);
  return (
    <>
      {/* A word joiner: the number stays on the line of its statement, if it is no box of its own. */}
      {'\u2060'}
      <sup className="leading-none">
        <a
          href={`#source-${number}`}
          aria-label={`Source ${number}`}
          className="-mx-0.5 px-1 py-1 text-12 underline"
        >
          {number}
        </a>
      </sup>
      {!named && (
        <span
          aria-hidden="true"
          className="float-right clear-right -mr-68 mb-3 hidden w-58 text-13 leading-[1.45] text-muted lg:block print:hidden [aside_&]:-mr-73 [li_&]:-mr-68 [td_&]:hidden"
        >
          <span className="mr-1 font-semibold text-pine">{number}</span> {source.title}. Checked{' '}
          <Day on={source.checked_on} />.
        </span>
      )}
    </>
  );
}
