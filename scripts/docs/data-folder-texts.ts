import type { TableName } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';

export const SPREADSHEETS = `## Spreadsheets

**Sheets.** A workbook may have any name, and its sheets are named as the tables. In a workbook that is named as a table, an only
sheet may have any name. The first row with content has the headings; case, spaces and hyphens in them do not matter. Blank rows are
left out. Hidden rows and columns are loaded, with a warning that names them; so are those without height or width.

These are errors:

- a hidden sheet of a table, merged cells, a heading that is nearly a column, values without a heading;
- a folder whose workbooks have no table;
- a workbook with a password, or with a sheet that is not stored as Excel stores it: open it and save it again;
- .xls, .xlsm, .ods and .numbers files, whatever they are called, unless an .xlsx of the same name is beside them.

**CSV.** Commas, semicolons and tabs separate values, as the header or a first line such as \`sep=;\` shows. The encoding is UTF-8,
or UTF-16 with a byte order mark. Windows-1252 is refused, since it has no macrons. Beside
the live release, a text whose macrons became "?" or plain vowels is under “Unusual”. So is a column that was sorted without the others,
and a date whose day and month changed places.

**Values.** A value loads as what it must be, or it is an error that names file, sheet and cell. Nothing is guessed.

| in the file | is read as |
| --- | --- |
| 50000, NZD 50000; in a CSV file with commas also $50,000 | 50000. A currency sign must agree with the currency of the row. |
| 1.234 or 1,234 as text in a workbook, or in a file with semicolons | refused: it may be 1234 or 1.234. Both 1.250.000,50 and 1,250,000.50 are read. |
| 1,234 and 1.234 in a file with commas or tabs | 1234 and 1.234, as New Zealand writes numbers. |
| 0.085 in a cell that shows 8.5%; 8.5% as text; 8.5 | 8.5 in a column of percentages. A % in any other column is refused. |
| a cell that shows 50k, 50+, 50 (thousands), 1/2 or nothing by its format | refused: the cell holds another number than it shows. |
| a cell whose format has a condition, such as [<1]0.0%;0.00 | refused: 8.5% may be 0.085 or 8.5. |
| 1.2m, 8–10%, (2.5), 1.5% + GST, TBC, n/a, - | refused. Write numbers in full and alone, and leave a cell empty where nothing is stated. |
| TBC, n/a, - as a date, a link, one of a list, true or false, an address or a register number | refused. Leave the cell empty where nothing is stated. |
| TBC, n/a, - as a text that may not apply, such as the auditor | refused. See "Not stated, and does not apply". |
| TBC, n/a, - as another text, such as the location | the text, with a warning: pages show it as a fact. |
| March, September | refused. Write \\| between: March\\|September. |
| a formula | its result, to the 15 digits that a spreadsheet shows. #REF!, #N/A, a formula with an empty result and one with RAND, TODAY or NOW are refused. |
| a date cell; a day number in a column of dates of a workbook | the day, by the date system of the workbook. Times are UTC. |
| 20/11/2026, 5/5/2026, 20 November 2026, Nov 20, 2026 | the day. Numbers are day/month/year. |
| 03/04/2026, 20/11/26, a day number in CSV | refused: each can be read in more than one way. |
| 11/20/2026, 31/02/2026, 9999-12-31 | refused: the month is before the day, no calendar has the day, or it is not in the years 1800 to 2200. |
| date cells with no day after the 12th, in a column with texts such as 20/11/2026 | refused: a program with American dates makes 4 March of 3/4/2026, and leaves the others as text. |
| a date cell that shows Mar-26 or 3-Mar | refused: of a month alone or a day without a year spreadsheets make a date of their own. |
| a day of 1904 to 1906 in a date cell | refused: a year that is typed into such a cell becomes one. Write the date as text. |
| 8.5 with a raised 2 behind it, as of a footnote | refused: it is not 8.52. In a text a raised digit stays one: m². |
| a value of which a part is struck through | refused. Delete that part. A whole cell that is struck through is loaded, with a warning. |
| a whole number in a column of texts | its digits, with the leading zeros that the cell shows. |
| a date cell, a percentage or 5-Mar in a column of texts | refused: spreadsheets make dates of texts such as 3-5. Format the column as Text. |
| 1.2E+06 in CSV | refused: the spreadsheet rounded it. |
| a text of 32,767 characters in a workbook | refused: that is the longest text of a cell, so the end is probably missing. |
| an apostrophe before =, +, - or @ in CSV | left out. |`;

export const TABLES_ABOUT: Record<TableName, string> = {
  offers: 'Investment offers, one a row.',
  providers: 'The firms that make offers or run funds.',
  platforms: 'The marketplaces through which offers are made.',
  funds: 'The funds that offers belong to.',
  fund_types: 'The types that funds link to.',
  tags: 'Tags of offers. A tag whose slug is a filter (`pie`, `monthly-income`, `open-ended`) fills a missing column.',
  offer_tags:
    'Which offer has which tag. A tag that contradicts a column of its offer, or another of its tags, is reported as a warning.',
  asset_classes: 'The asset classes of funds and offers.',
  blog_posts: 'Posts of the blog.',
  faqs: 'Questions and answers.',
  key_people: 'The people of a provider.',
  sources:
    'The fact ledger: where a figure of a record comes from, and what came of the last look. One row for each source of a figure.',
  removals:
    'Records that earlier releases had and this folder has not, and why. Their addresses answer 410 with the reason and what was last known. A publish adds a row for each record that it drops and keeps the rows of the live release, so `export` writes them all. After a demonstration, such as the sample, only the rows of this folder count: other records that are gone answer 404.',
  corrections:
    'The public log of corrections on /corrections: each mistake that was reported, and what came of it. The page of a record shows its own, those without an answer above its figures. Nothing about a locked column, or about a record that was removed for cause, is shown.',
};

export const APPLICABLE = `## Not stated, and does not apply

A missing value of an offer is not stated: the provider could say it and has not said it to us. Where a fact does not apply to the
offer, name its column in \`not_applicable\`, in a spreadsheet with | between: \`gearing|interest_cover\`. Only columns with the flag "may not apply" can
be named. A column that is named and has a value is an error, and so is a name that is no column. Pages, the comparison, its file and
the API keep the three apart.

The facts of an asset class (loans, property, funds, companies) read "Not stated" only where the class is asked for them:
\`packages/core/src/offer/disclosure.ts\` has the table.`;

export const LEDGER = `## Reading the fact ledger

**Columns of older folders.** Without \`state\` the leading word of \`outcome\` decides, in upper or lower case:

| outcome begins with | state | confirmed_on |
| --- | --- | --- |
| matches | confirmed | the date of \`checked_on\`, unless stated |
| differs | differs | as stated |
| not found | not_found | as stated |
| unreachable | unreachable | as stated |
| anything else, or nothing | not_confirmed | as stated |

What follows the leading word is shown as a note. Without a \`title\` pages show the address, else the kind of source.

**Two dates.** \`checked_on\` is the day of the last look. \`confirmed_on\` is the day of the last look that confirmed the figure: when
a later look finds something else, change \`state\` and \`checked_on\` and leave \`confirmed_on\` as it is. It is never after \`checked_on\`.
When you change a figure, look at its source again and change the entry too. A figure that changes while its entry still says
confirmed is under “Unusual” beside the live release.

**Several entries for one figure.** Each row is one source. Of several rows with the same address (or, without one, the same title)
the latest look counts. A source that differs decides the mark of the figure; else one that confirms it, the latest; else the latest look.

**Marks.** A figure without an entry is not checked. A confirmed figure fades after \`faded_after_months\` and reads "last confirmed"
after \`lapsed_after_months\`, both counted from \`confirmed_on\` on the New Zealand date. \`npm run seed -- stale\` lists what is due.

**Coverage** counts the stated figures of a record (those with the flag "figure") and how many are confirmed, however long ago. Defaults, derived
values and what is locked are not counted. A provider's coverage includes its funds and its active offers.

**Disputes and replies** stand with the entry that they are about. Set \`disputed_on\` while somebody disputes the figure, and empty it
when that is settled. \`reply\` is the provider's answer in its own words and is shown with \`replied_on\`, which it needs. A figure
that is disputed without an entry gets one first: we look, and say what we found. Entries for a locked column are locked too,
replies included. So are those of an exclusive offer whose \`field\` is no column: it may be meant for a locked one.

**Active Investor Plus.** \`is_aip_eligible\` alone is the provider's statement. \`aip_listed_on\` (with \`aip_category\`) says that the official
list of that date has it. An entry for \`is_aip_eligible\` or \`aip_listed_on\` with the state differs or not_found makes it "not
found on the official list".

**Outcomes.** \`status\` Closed, Withdrawn or Failed ends an offer; its target is then no longer modelled. Pages say
of a withdrawn offer without \`outcome_return\` that none is stated and that it was withdrawn: many are withdrawn before they begin, which
\`outcome_note\` can say. Lists and the chart of the track record show no return for it. One that was withdrawn later states what its
investors got. Each \`outcome_return\` needs an entry, whose grade and source are shown with it.`;

export const SETTINGS_ABOUT: Record<keyof SiteSettings, string> = {
  name: 'Name of the site.',
  title_region: 'Ends the titles of pages.',
  address: 'Public address without a slash at the end.',
  contact_email: 'Address for visitors.',
  operator:
    'Who runs the site: `legal_name`, `company_number`, `address`, `owners`, `checkers`. Production is not deployed without it.',
  profiles: 'Addresses of the operator’s own pages elsewhere, such as on LinkedIn, for search engines.',
  copyright_year: 'Year in the footer.',
  locale: 'Language and region of texts.',
  demonstration: 'True while the data is invented: every page says so.',
  qualified_investors: 'The `count` of the home page, and its `source`: who states it.',
  minimum_copy:
    'A sentence about minimums (`text`) and its date (`as_at`). The home page shows it while no open offer states a minimum below its `amount` (NZD).',
  high_return_from: 'Percent: "high return" is a highest target at or above it.',
  stable_income_below:
    'Percent: "stable income" is paid monthly or quarterly with a highest target below it.',
  faded_after_months: 'Months after which a confirmed figure is shown faded.',
  lapsed_after_months: 'Months after which it reads "last confirmed".',
  correction_days: 'Working days within which a reported mistake is answered: a promise that pages make.',
  licence:
    'Licence under which the data releases may be used: `name` and `address` of its text. Without one /data leads to the terms of use.',
  provider_types: 'Types of providers in their spelling.',
  open_statuses:
    'Statuses of offers that take money now, in any spelling of capitals. Lists of pages put the other offers after them.',
  exchange_rates:
    'Rates to NZD: `currency`, `nzd_per_unit`, `on` (the day of the rate), `source`, `source_address`. Of several for a currency the latest counts. Amounts in a currency without a rate compare by their number, with a warning at load.',
  aip_minimums:
    'Minimum amounts of the Active Investor Plus visa, each with its source and the date on which it was checked. One has to be in force on the day of the load, or be without a date.',
};
