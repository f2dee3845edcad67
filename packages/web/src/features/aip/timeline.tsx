import type { AipResult } from '@tussock/core/aip/plan';
import clsx from 'clsx';
import { useToday } from '../../lib/today';
import { Basis } from '../../ui/source/basis';
import { Day } from '../../ui/text/day';

/** The dates of a plan, each with its source; those that have passed are marked. */
export function Timeline({
  timeline,
  afterwards,
  isExample,
}: Pick<AipResult, 'timeline' | 'afterwards'> & { isExample: boolean }) {
  const today = useToday();
  return (
    <>
      <ol
        aria-label={isExample ? 'Dates of the example' : 'Your dates'}
        className="mt-5 border-l-2 border-pine pl-5 text-14"
      >
        {timeline.map(({ id, on, text, citation }) => (
          <li key={id} className="relative grid gap-x-8 pb-4 last:pb-0 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full border-2 border-pine',
                on < today ? 'bg-pine' : 'bg-paper',
              )}
            />
            <span className="font-semibold">
              <Day on={on} />
              {on < today && <span className="font-normal text-muted"> (passed)</span>}
            </span>{' '}
            <span>
              {`${text} `}
              {citation ? <Basis entries={[citation]} /> : <OwnDate isToday={on === today} />}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[68ch] text-14">
        {afterwards.text}
        <Basis entries={[afterwards.citation]} />
      </p>
      <p className="mt-3 max-w-[68ch] text-14 text-muted">
        A month ends on the same day of the next month or, if there is no such day, on its last day. We have
        not seen the rule for that in the immigration instructions, so check each date with INZ.
      </p>
    </>
  );
}

const OwnDate = ({ isToday }: { isToday: boolean }) => (
  <span className="mt-2 block text-12 text-muted">
    {isToday ? 'Today in New Zealand, unless you enter another date above.' : 'As entered above.'}
  </span>
);
