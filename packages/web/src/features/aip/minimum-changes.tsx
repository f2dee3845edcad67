import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api';
import { recordChangesQuery } from '../../lib/queries/record-changes';
import { ChangeLog } from '../../ui/changelog/own-changes';

const MINIMUMS = { parameter: 'setting', record: 'aip_minimums' } as const;

/** What releases changed in the minimums that the guide to the visa is about; nothing where none did. */
export default function MinimumChanges() {
  const { data: log } = useQuery(recordChangesQuery(useApi(), MINIMUMS.parameter, MINIMUMS.record));
  if (!log || log.data.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-10">
      <h2 id="changes" className="mb-3 text-21">
        Changes to these minimums
      </h2>
      <ChangeLog of={MINIMUMS} log={log} />
    </section>
  );
}
