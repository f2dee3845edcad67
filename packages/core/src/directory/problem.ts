/** One thing that is wrong with a data folder; any error keeps it from being published. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Name of the file, such as "offers.csv". */
  file: string;
  /** Data row, from 1; null for the file as a whole. */
  row: number | null;
  /** Line of the file on which the row begins, where that is known. */
  line: number | null;
  /** Slug, name or id of the row. */
  record: string | null;
  field: string | null;
  /** The value, shortened; null where it is missing or locked. */
  value: string | null;
  /** Follows on the field: "must be at least 0". */
  reason: string;
}
