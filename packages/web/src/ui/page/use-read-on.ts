import { formatDate } from '@tussock/core/text/format-date';
import { useApi } from '../../lib/api';
import { useToday } from '../../lib/today';
import { useSettings } from '../../lib/use-settings';

/** "Read from Tussock on 20 November 2026, release 3 of the directory.": what is on paper or in a file does not change as the directory does. */
export function useReadOn(): string {
  const { release } = useApi();
  const { name } = useSettings();
  const of = release === null ? '' : `, release ${release} of the directory`;
  return `Read from ${name} on ${formatDate(useToday())}${of}.`;
}
