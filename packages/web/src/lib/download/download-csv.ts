import { csvText } from '@tussock/core/text/csv';
import { downloadFile } from './download-file';

/** Downloads rows as a CSV file that is made in the browser. */
export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]): void =>
  downloadFile(fileName, 'text/csv', csvText(rows));
