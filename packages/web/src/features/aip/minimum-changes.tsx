import { useQuery } from '@tanstack/react-query';
import { type Api, useApi } from '../../lib/api';
import { recordChangesQuery } from '../../lib/queries/record-changes';
import { ChangeLog } from '../../ui/changelog/own-changes';

export const minimumChangesQuery = (api: Api) => recordChangesQuery(api, 'setting', 'aip_minimums');

/** What releases changed in the minimums that the text is about; nothing where none did. */
export function MinimumChanges() {
  const { data: log } = useQuery(minimumChangesQuery(useApi()));
  if (!log || log.data.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-10">
      <h2 id="changes" className="mb-3 text-21">
        Changes to these minimums
      </h2>
      <ChangeLog kind="setting" log={log} />
    </section>
  );
}
