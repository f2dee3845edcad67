/** Something wrong in a data folder. An error prevents publishing; a warning does not. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Name of the file, such as "offers.csv". */
  file: string;
  /** Name of the sheet, where the file is a workbook. */
  sheet: string | null;
  /** Data row, from 1; null for the file as a whole. */
  row: number | null;
  /** Line of the file, or row of the sheet, on which the row begins, where that is known. */
  line: number | null;
  /** "F7", where the file is a workbook. */
  cell: string | null;
  /** Slug, name or id of the row. */
  record: string | null;
  /** What people call the row, where `record` is its slug. */
  name?: string;
  field: string | null;
  /** The value, shortened; null where it is missing or locked. */
  value: string | null;
  /** Completes a sentence that begins with the field: "must be at least 0". */
  reason: string;
  /** The value or the name that was probably meant. */
  did_you_mean?: string;
  /** Of a problem with unknown columns, or with unknown entries of the settings: their names. */
  unknown?: readonly string[];
}
