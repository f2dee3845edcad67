import { useSituation } from '../../lib/storage/use-situation';
import { Skeleton } from '../../ui/skeleton';
import { SituationForm } from './situation-form';
import { SituationResult } from './situation-result';

/** The visitor's entries and what follows from them, once the page has hydrated. */
export function SituationView() {
  const stored = useSituation();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {stored.restored ? (
        <>
          <SituationForm situation={stored.situation} onChange={stored.change} />
          <SituationResult stored={stored} />
        </>
      ) : (
        <>
          <Skeleton className="h-[54rem] in-[html:not([data-js])]:hidden sm:h-[39rem] lg:h-[26rem] in-[html[data-situation]]:lg:h-[52rem]" />
          <Skeleton className="h-[22rem] in-[html:not([data-js])]:hidden max-lg:hidden" />
          <p className="max-w-[62ch] in-[html[data-js]]:hidden">
            Your entries need JavaScript, which is off, did not load or is too new for this browser. The table
            below shows every tax position.
          </p>
        </>
      )}
    </div>
  );
}
