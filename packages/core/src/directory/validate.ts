import { spellingOf } from '../firm/provider-type';
import { withOverride } from '../settings/settings';
import { type SettingsOverride, settingsOverride } from '../settings/settings-schema';
import { checkAddresses } from './checks/check-addresses';
import { checkCharacters } from './checks/check-characters';
import { checkCharts } from './checks/check-charts';
import { checkCorrections } from './checks/check-corrections';
import { checkFundClasses } from './checks/check-fund-classes';
import { checkHtml } from './checks/check-html';
import { checkLinks } from './checks/check-links';
import { checkMarkdown } from './checks/check-markdown';
import { checkNotApplicable } from './checks/check-not-applicable';
import { checkOffers } from './checks/check-offers';
import { checkPosts } from './checks/check-posts';
import { checkProviderTypes } from './checks/check-provider-types';
import { checkQuestions } from './checks/check-questions';
import { checkRemovals } from './checks/check-removals';
import { checkSettings } from './checks/check-settings';
import { checkSources } from './checks/check-sources';
import { checkTags } from './checks/check-tags';
import { checkUnique } from './checks/check-unique';
import { checkCopy, checkSettingsCopy } from './copy/copy-check';
import type { Directory } from './directory';
import type { Problem } from './problem';
import type { RawTables } from './raw-tables';
import { type ReadRow, type ReadTables, readTables } from './read-tables';
import { pathOf, reasonOf, valueAt } from './reason';
import { fileProblem, shorten } from './reporter';
import { TABLE_NAMES, type TableName } from './tables';

export interface Validation {
  /** Null when there is an error. */
  directory: Directory | null;
  /** Everything that is wrong, in one pass. */
  problems: Problem[];
}

/**
 * Checks the tables of a data folder and types them. Never throws, whatever is in them.
 * `settings` is the parsed `settings.json`, undefined without one; then the copy check only warns. `allRead` is false where a file could
 * not be read: what leads into its table says nothing then.
 */
export function validateDirectory(raw: RawTables, settings?: unknown, allRead = true): Validation {
  const problems: Problem[] = [];
  const override = readSettings(settings, problems);
  const tables = readTables(raw, problems);
  checkUnique(tables, problems);
  checkLinks(tables, allRead, problems);
  checkAddresses(tables, problems);
  checkCharacters(tables, problems);
  checkHtml(tables, problems);
  checkMarkdown(tables, problems);
  checkRemovals(tables, problems);
  checkCharts(tables, problems);
  checkPosts(tables, problems);
  checkQuestions(tables, problems);
  checkOffers(tables, problems);
  checkNotApplicable(tables, problems);
  checkSources(tables, problems);
  checkCorrections(tables, allRead, problems);
  checkProviderTypes(tables, withOverride(override).provider_types, problems);
  checkFundClasses(tables, problems);
  checkTags(tables, problems);
  checkCopy(tables, settings === undefined ? 'warning' : 'error', problems);
  const hasError = problems.some((problem) => problem.severity === 'error');
  return { directory: hasError ? null : directoryOf(tables, override), problems };
}

function readSettings(settings: unknown, problems: Problem[]): SettingsOverride | null {
  if (settings === undefined) return null;
  const parsed = settingsOverride().safeParse(settings);
  if (parsed.success) {
    checkSettingsCopy(parsed.data, problems);
    checkSettings(parsed.data, problems);
    return parsed.data;
  }
  for (const issue of parsed.error.issues) {
    const value = valueAt(settings, issue.path);
    const problem = fileProblem('settings.json', pathOf(issue) || null, reasonOf(issue, value));
    const more = issue.code === 'unrecognized_keys' ? { unknown: issue.keys } : { value: shorten(value) };
    problems.push({ ...problem, ...more });
  }
  return null;
}

function directoryOf(tables: ReadTables, settings: SettingsOverride | null): Directory {
  const rows = TABLE_NAMES.map((name) => {
    const table: ReadRow<TableName>[] = tables[name] ?? [];
    return [name, table.flatMap((each) => each.row ?? [])] as const;
  });
  const directory = Object.fromEntries(rows) as unknown as Omit<Directory, 'settings'>;
  const spelled = spellingOf(withOverride(settings).provider_types);
  return { ...directory, providers: directory.providers.map(spelled), settings };
}
