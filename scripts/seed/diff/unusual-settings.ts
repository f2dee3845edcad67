import type { Directory } from '@tussock/core/directory/directory';
import type { Unusual } from './unusual-record';

/** Settings that a slip changes: the file was left out, or that of the demonstration was copied over it. */
export function unusualSettings({ settings: before }: Directory, { settings: after }: Directory): Unusual[] {
  const about = { table: 'settings', key: null, title: null } as const;
  const lost = Object.keys(before ?? {});
  if (after === null && lost.length > 0)
    return [
      {
        ...about,
        field: 'settings.json',
        reason: `is not in the folder. These settings would be as usual again: ${lost.join(', ')}`,
      },
    ];
  if (!after?.demonstration || before?.demonstration) return [];
  const reason =
    'is true now: every page would say that all of it is invented, and a publish without it would begin the list of changes anew';
  return [{ ...about, field: 'demonstration', reason }];
}
