import type { SiteSettings } from '../../settings/settings';
import { foldText } from '../../text/fold';
import { checkOffer, JUDGED_ALONE } from '../check-offer';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { fileProblem, rowProblem } from '../reporter';
import { columnsOf } from '../tables';
import { checkCorrections } from './check-corrections';
import { checkFundClasses } from './check-fund-classes';
import { checkNotApplicable } from './check-not-applicable';
import { checkSources } from './check-sources';
import { checkTags } from './check-tags';

/** So many values of a column show how it is written. */
const FEWEST_VALUES = 5;

/** Finds figures and dates that contradict each other, or that nobody can mean. */
export function checkPlausible(
  tables: ReadTables,
  settings: SiteSettings,
  allRead: boolean,
  problems: Problem[],
): void {
  for (const offer of tables.offers ?? []) checkOffer(offer, problems);
  checkFractions(tables.offers ?? [], problems);
  checkPostDates(tables, problems);
  checkNotApplicable(tables, problems);
  checkSources(tables, problems);
  checkCorrections(tables, allRead, problems);
  checkProviderTypes(tables, settings, problems);
  checkFundClasses(tables, problems);
  checkTags(tables, problems);
}

/** Small percentages are usual in a column, such as exit fees; a column without another one is probably in fractions. */
function checkFractions(offers: readonly ReadRow<'offers'>[], problems: Problem[]): void {
  const open = offers.filter(({ fields }) => fields.is_exclusive !== true);
  for (const [field, { kind }] of columnsOf('offers')) {
    if (kind !== 'percent' || JUDGED_ALONE.has(field)) continue;
    const stated = open.map(({ fields }) => fields[field]).filter(isNonZero);
    if (stated.length < FEWEST_VALUES || stated.some((value) => Math.abs(value) >= 1)) continue;
    const { file = '', sheet = null } = open[0]?.place ?? {};
    const reason = `is below 1 in each of the ${stated.length} rows that state it; 8.5 means 8.5%`;
    problems.push({ ...fileProblem(file, field, reason, 'warning'), sheet });
  }
}

const isNonZero = (value: unknown): value is number => typeof value === 'number' && value !== 0;

/** A list of posts has the newest first. */
function checkPostDates(tables: ReadTables, problems: Problem[]): void {
  const reason = 'is missing, so the post shows no date and is the last of every list';
  for (const { place, fields } of tables.blog_posts ?? [])
    if (fields.is_published === true && fields.published_date === null)
      problems.push(rowProblem(place, 'published_date', null, reason, 'warning'));
}

/** Of types that are not in the settings: each once, and each other way in which one is written. */
function checkProviderTypes(tables: ReadTables, settings: SiteSettings, problems: Problem[]): void {
  const known = new Set(settings.provider_types.map((type) => foldText(type.trim())));
  const firstWays = new Map<string, string>();
  const reported = new Set<string>();
  for (const { place, fields } of tables.providers ?? []) {
    const { provider_type: type } = fields;
    if (typeof type !== 'string' || known.has(foldText(type)) || reported.has(type)) continue;
    reported.add(type);
    const firstWay = firstWays.get(foldText(type));
    firstWays.set(foldText(type), firstWay ?? type);
    const reason = firstWay
      ? `is written "${firstWay}" in another row; write it one way, or add it to provider_types of the settings`
      : 'is not a type of the settings; it is shown as it is';
    problems.push(rowProblem(place, 'provider_type', type, reason, 'warning'));
  }
}
