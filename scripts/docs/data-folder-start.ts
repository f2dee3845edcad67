import { TABLE_NAMES } from '@tussock/core/directory/tables';
import { LARGEST_MEGABYTES, ROWS_PER_MEGABYTE } from '../seed/folder/data-file';

const MOST_ROWS = (LARGEST_MEGABYTES * ROWS_PER_MEGABYTE).toLocaleString('en-NZ');

export const ABOUT = `# The data folder

The directory is loaded from a folder with one file for each table, and \`settings.json\`. To load one for the first time, read the first three parts
in their order. The others are for looking things up.

| to | read |
| --- | --- |
| load a directory | [start](#start), [change and publish](#change-and-publish), [what is checked](#what-is-checked) |
| write a cell | [spreadsheets](#spreadsheets), [kinds of values](#kinds-of-values), [flags of columns](#flags) |
| say that a fact does not apply, or where it comes from | [not stated, and does not apply](#not-stated-and-does-not-apply), [the fact ledger](#reading-the-fact-ledger) |
| name the site | [settings.json](#settingsjson) |
| look up a column | ${TABLE_NAMES.map((name) => `[${name}](#${name})`).join(', ')} |

\`npm run docs\` writes this page from the declarations in \`packages/core\`. A test fails where the two differ.`;

export const START = `## Start

Start the site with \`npm ci\` and \`npm start\` ([README](../README.md#see-it)) and leave it running. Type the commands of this page in a second
terminal, in the same folder. They change the site on your machine and nothing else. \`scripts/sample\` is the folder that the site starts with:
\`npm run seed -- publish scripts/sample\` brings it back.

### From a spreadsheet

1. \`npm run seed -- template my-directory\` writes \`my-directory/tussock.xlsx\`, with a sheet for each table, and \`settings.json\`. Darker headings are
   required. The comment on a heading says what its column holds. Rows that begin with EXAMPLE are not loaded: write below them, or delete them. The
   same tables are in \`my-directory/csv\`, if you prefer CSV files: load that folder then.
2. Fill in the sheet \`providers\`, then \`offers\`. Copy your own columns below the headings, and leave a cell empty where nothing is stated. To begin
   with, these are enough:

   | sheet | columns |
   | --- | --- |
   | \`providers\` | \`id\`, \`name\` |
   | \`offers\` | \`id\`, \`name\`, \`status\` (such as Open), \`created_at\` (the day on which you list it), \`is_active\` (TRUE, or no list shows the offer), \`provider_id\` (the \`id\` of its provider) |

3. Each row has an id that nobody else has and that never changes. This prints a hundred. Paste them into the columns \`id\`. For a
   single new row leave the cell empty: \`validate\` suggests an id.

   \`\`\`sh
   node -p "Array.from({ length: 100 }, () => crypto.randomUUID()).join('\\n')"
   \`\`\`

4. \`npm run seed -- validate my-directory --annotated checked.xlsx\` lists all that is wrong, and marks the cells in a copy. Correct \`tussock.xlsx\`, and
   run it again until there are no errors.
5. \`npm run seed -- publish my-directory\` shows what would change, asks, and makes it live. Open http://localhost:3000/offers.

Then add columns, and the other tables: a platform, a fund, tags, sources.

### From files

The smallest folder has two files. \`offers.json\` is a list of rows:

\`\`\`json
[
  {
    "id": "4b1c2d3e-5f60-4a71-8b92-a3b4c5d6e7f8",
    "name": "Harbour Road Income Fund",
    "status": "Open",
    "created_at": "2026-11-20",
    "is_active": true
  }
]
\`\`\`

\`settings.json\` may be empty; what it leaves out [keeps its default](#settingsjson):

\`\`\`json
{}
\`\`\`

Any table can be CSV instead. This is \`offers.csv\`:

\`\`\`csv
id,name,status,created_at,is_active
4b1c2d3e-5f60-4a71-8b92-a3b4c5d6e7f8,Harbour Road Income Fund,Open,2026-11-20,true
\`\`\``;

export const CHANGE = `## Change and publish

Keep the folder: each change is an edit of it. Without it, \`npm run seed -- template FOLDER --with-data\` writes the live release as a workbook, and
\`npm run seed -- export FOLDER\` as JSON. Publishing either again changes nothing.

\`\`\`sh
npm run seed -- validate FOLDER --live   # what is wrong, and what is unusual beside the live release
npm run seed -- diff FOLDER              # each change, record by record
npm run seed -- preview FOLDER           # the whole site as it would be, at a secret address
npm run seed -- publish --release 42     # what you previewed; or publish FOLDER, without a preview
npm run seed -- rollback                 # undo: the release before is live again
\`\`\`

A roll-back does not change the folder. Correct it, and publish it again. If a publish is stopped or fails, run it again: visitors see the
old directory until the new one is complete.

- **Ids.** Never change the id of a record. Its name and slug may change: the old address then leads to the new one.
- **Removing a record** needs a reason, which its address shows from then on. The publish asks for it, or takes it from [removals](#removals). It
  stops if more than a fifth of a table would go: \`--allow-removals\` lets it. A demonstration may always be replaced.
- **A figure that changes** needs a new look at its source: see [the fact ledger](#reading-the-fact-ledger).

The runbook says how to [rename, end, hide or remove a record](operations/data.md#usual-changes), and how to
[publish on AWS](operations/data.md#publish). All commands are in [README](../README.md#for-admins-loading-the-directory).`;

export const CHECKED = `## What is checked

\`validate\`, and each publish, reports everything that is wrong at once, with file, row or cell, value and reason. An error stops the load. A warning
does not: read it, and correct it or leave it. Exit codes: 0 done, 1 the data is wrong, 2 the command was used wrongly, 3 the store failed, 130 it was
stopped with Ctrl-C.

### Files and rows

- A table comes from one file, JSON, CSV or the sheet of a workbook; the same table in two is an error. So is a file whose name is nearly that of a
  table (\`Offers.json\`, \`offers.xls\`, \`offer.csv\`).
- Files of up to ${LARGEST_MEGABYTES} MB are read, and tables of up to ${MOST_ROWS} rows. \`--largest-file\` with a number of megabytes reads larger ones, and more rows in
  proportion. A pipe or a device is not read.
- A file or column that is not marked as required may be missing. A table export of the system that this one replaces therefore loads as it is.
- Unknown columns are reported once and left out. A column that a row has more than once is an error.
- In JSON, numbers and true or false have no quotation marks, and dates are text such as \`"2026-11-20"\`. In CSV an empty cell is a missing value.

### Links

- A link to a row that is not there is an error. A link into a table without a file is left out, or its row where the column is required, with a
  warning for each.
- An offer that states another asset class than its fund is a warning: it is listed in the class of the fund.
- The name of a provider or platform that another row of its table has too, also with other capitals or macrons, is a warning.

### Texts

- The copy check looks for words that a fair-dealing lawyer would stop ("guaranteed", "risk-free", "FMA approved"). They are an error, and without a
  \`settings.json\` only a warning.
- A status, a type or a category may be any text. One that is nearly a usual word is a warning, and so is a currency code that no country uses. The
  status Open is read in capitals or small letters.
- HTML is a warning, since pages show it as it is written: \`<p>\` in any text, and \`&amp;\` outside of Markdown.
- Characters that change the order of letters are a warning. So are, in a name, a line break, an invisible character, or a letter of another alphabet
  among ours. A right-to-left override, which shows what follows it backwards, is an error.
- Signs of letters that were lost on the way (U+FFFD, control characters) are an error. Pairs such as "Ä«" for "ī" are a warning.

### Days

- A day after today is a warning in every column of dates, unless \`demonstration\` is true. In \`closes_on\` it is one only where the offer has ended and
  \`closed_on\` is missing.
- A time in a column of days is left out. It is a warning where its time zone makes it another day in New Zealand: other systems store 1 December as
  \`2026-11-30T11:00:00Z\`.`;
