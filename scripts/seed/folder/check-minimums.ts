import type { Problem } from '@tussock/core/directory/problem';
import { fileProblem } from '@tussock/core/directory/reporter';
import { entryInForce } from '@tussock/core/settings/effective-dated';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { nzDate } from '@tussock/core/text/nz-date';

/** Refuses minimums of the visa that all begin after today: the guide and its planner would have nothing to show. */
export function checkMinimums({ aip_minimums }: SiteSettings): Problem[] {
  if (aip_minimums.length === 0 || entryInForce(aip_minimums, nzDate(new Date()))) return [];
  const reason = 'must have an entry that is in force today, or one without a date';
  const first = aip_minimums.flatMap(({ in_force_from }) => in_force_from ?? []).sort()[0] ?? null;
  return [{ ...fileProblem('settings.json', 'aip_minimums', reason, 'error'), value: first }];
}
