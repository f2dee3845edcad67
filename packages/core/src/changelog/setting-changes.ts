import type { Directory } from '../directory/directory';
import { exactMoney } from '../money/money';
import { type AipMinimums, withOverride } from '../settings/settings';
import { formatDate } from '../text/format-date';
import type { RecordChange } from './changelog';
import type { ReleaseAt } from './field-changes';

/** The differences between two directories in the settings of law: figures that an Act or its instructions set. */
export function settingChanges(before: Directory, after: Directory, at: ReleaseAt): RecordChange[] {
  const [was, is] = [before, after].map((one) => inWords(withOverride(one.settings).aip_minimums));
  if (was === undefined || is === undefined || was === is) return [];
  const about = { id: 'aip_minimums', slug: null, name: 'Active Investor Plus minimums' };
  const field = { field: 'aip_minimums', before: was, after: is, is_text: false };
  return [{ ...at, kind: 'setting', change: 'changed', about, offer: null, reason: null, fields: [field] }];
}

const inWords = (entries: readonly { in_force_from: string | null; value: AipMinimums }[]): string =>
  entries
    .map(({ in_force_from, value }) => {
      const since = in_force_from === null ? '' : ` from ${formatDate(in_force_from)}`;
      return `Growth ${exactMoney(value.growth)}, Balanced ${exactMoney(value.balanced)}${since}`;
    })
    .join('; ');
