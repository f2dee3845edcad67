import { CHANGED_RECORDS, type ChangedRecord } from '@tussock/core/changelog/changed-record';
import { LONGEST_VALUE } from '@tussock/core/list/longest-value';
import { paths } from './paths';

const PARAMETERS = Object.keys(CHANGED_RECORDS) as ChangedRecord['parameter'][];

/** The record of which an address of /changes asks for the changes; null where it asks for those of all. It is one at most. */
export function recordInAddress(search: URLSearchParams): ChangedRecord | null {
  for (const parameter of PARAMETERS) {
    const record = search.get(parameter)?.trim();
    if (record && record.length <= LONGEST_VALUE) return { parameter, record };
  }
  return null;
}

/** The record as a parameter of pages and of the API, which have the same; none for the changes of all. */
export const recordParameter = (of: ChangedRecord | null): Record<string, string> =>
  of ? { [of.parameter]: of.record } : {};

/** The page with all changes of a record. */
export const changesOf = (of: ChangedRecord) =>
  `${paths.changes}?${new URLSearchParams(recordParameter(of))}`;
