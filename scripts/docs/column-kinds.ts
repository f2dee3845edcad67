import type { Column } from '@tussock/core/column/column';

/** What each kind of value is in a data file. */
export const KINDS: Record<Column['kind'], string> = {
  uuid: 'A UUID, in small letters once it is loaded.',
  key: 'A UUID or a short key of up to 100 characters, on one line and without tabs.',
  slug: 'Small letters and digits joined by single hyphens.',
  text: 'Text of up to 1,000 characters, or as stated. Spaces between words are read as one, no-break spaces too. In a status, a type, a rating, a structure or a place a line break is one as well.',
  copy: 'The same, and the copy check reads it.',
  markdown:
    'Markdown of up to 60,000 characters that the copy check reads, with words of up to 1,000 characters and * or _ up to 600 times, and up to 100 lists or quotations inside each other on a line.',
  address: 'A web address.',
  image: 'A web address, or a path on this site.',
  'one-of': 'One of the values listed. Upper case, spaces and underscores for hyphens are read as well.',
  currency: 'ISO 4217 code, such as NZD.',
  amount:
    'A number from 0 to 1,000,000,000,000 in the currency stated, without separators; a minimum investment is at most 1,000,000,000. 0 means "not stated".',
  percent: 'A number from -100 to 1,000, or as stated: 8.5 means 8.5%.',
  number: 'A number.',
  integer: 'A whole number.',
  date: 'A date such as 2026-11-20.',
  timestamp: 'A time such as 2026-11-20T09:30:00Z; a space for the T is fine.',
  boolean: 'true or false; in CSV also t, f, 1 and 0.',
  identifier:
    'A register number or an international code; spaces and small letters are read as well. Check digits are checked where there are any.',
  windows:
    'A list of dates such as 2027-03-31 or of months such as March (every year): `["March", "September"]`, in a spreadsheet `March|September`.',
  names: 'A list of names of columns: `["gearing", "occupancy"]`, in a spreadsheet `gearing|occupancy`.',
  documents:
    'A list of up to 50 titles and addresses: `[{"title": "Memorandum", "address": "https://…"}]`, in a spreadsheet as JSON.',
};
