import { hasEnded, isOpen } from '../offer/status';
import { parseTerm } from '../offer/term';
import { isMultiple } from '../return/yearly-rate';
import type { SiteSettings } from '../settings/settings';
import { foldText } from '../text/fold';
import { checkCorrections } from './check-corrections';
import { checkFundClasses } from './check-fund-classes';
import { checkNotApplicable } from './check-not-applicable';
import { checkSources } from './check-sources';
import { checkTags } from './check-tags';
import type { Problem } from './problem';
import type { ReadRow, ReadTables } from './read-tables';
import { fileProblem, rowProblem } from './reporter';
import { columnsOf } from './tables';

/** NZD. A higher minimum must be a typing mistake. */
const HIGHEST_MINIMUM = 1e9;
const UNUSUAL_RETURN = 100;
/** Percentages that are hardly ever one percent or less, so that 0.65 was probably meant as 65%, and 1 as 100%. */
const NEVER_TINY = [
  'loan_to_value',
  'gearing',
  'occupancy',
  'called_share',
  'performance_fee',
  'performance_hurdle',
];

/** Percentages that are doubted one by one. */
const JUDGED_ALONE = new Set([...NEVER_TINY, 'target_return_min', 'target_return_max', 'management_fee']);
/** So many values of a column show how it is written. */
const FEWEST_VALUES = 5;

/** Words for an end that is none to the directory: such an offer would keep its target, and be missing from the record of those that ended. */
const MEANS_ENDED = /default|liquidat|receiver|repaid|redeemed|matured|cancel|terminat|wound up|\bended/i;

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

function checkOffer({ place, fields }: ReadRow<'offers'>, problems: Problem[]): void {
  const { target_return_min: low, target_return_max: high, minimum_investment: minimum } = fields;
  const report = (field: string, reason: string, severity: Problem['severity']) =>
    problems.push(rowProblem(place, field, fields[field], reason, severity));

  if (isNumber(low) && isNumber(high) && low > high) {
    report('target_return_min', `is above target_return_max "${high}"`, 'error');
  }
  if (isNumber(minimum) && minimum > HIGHEST_MINIMUM && minimum <= 1e12) {
    report('minimum_investment', 'must be at most 1,000,000,000', 'error');
  }
  const [ofTop, top] = isNumber(high) ? ['target_return_max', high] : ['target_return_min', low];
  if (isNumber(top) && top > UNUSUAL_RETURN) report(ofTop, 'is unusually high for a percentage', 'warning');
  if (isNumber(top) && top > 0 && top < 0.5)
    report(ofTop, 'reads as less than half a percent; 8.5 means 8.5%', 'warning');
  if (isNumber(low) && low > 0 && low < 0.5 && isNumber(high) && high >= 0.5)
    report('target_return_min', 'reads as less than half a percent; 8.5 means 8.5%', 'warning');
  const { target_return_type: kind } = fields;
  if (isNumber(top) && typeof kind === 'string' && isMultiple(kind))
    report('target_return_type', 'names a multiple; the figures are percentages: 1.8 means 1.8%', 'warning');
  const { management_fee: fee } = fields;
  if (isNumber(fee) && fee > 0 && fee < 0.1 && !place.locked.has('management_fee'))
    report('management_fee', 'reads as less than a tenth of a percent; 1.5 means 1.5%', 'warning');
  for (const field of NEVER_TINY) {
    const share = fields[field];
    if (isNumber(share) && share > 0 && share <= 1 && !place.locked.has(field))
      report(field, 'reads as one percent or less; 65 means 65%', 'warning');
  }
  if (fields.term_months === 0)
    report('term_months', 'is shown as "0 months"; leave it empty where no term is stated', 'warning');
  for (const field of ['closes_on', 'closed_on']) {
    const [day, created] = [fields[field], fields.created_at];
    // A day in New Zealand begins up to 13 hours before the same day in UTC.
    if (typeof day === 'string' && typeof created === 'string' && day < created.slice(0, 10)) {
      report(field, 'is before the offer was created', 'warning');
    }
  }
  for (const field of ['aip_category', 'aip_listed_on'])
    if (typeof fields[field] === 'string' && fields.is_aip_eligible !== true)
      report(field, 'is set although is_aip_eligible is false', 'warning');
  if (contradictsWords(fields))
    report(
      'term_months',
      'contradicts term_description, which is shown, while filters and calculations go by the months. Correct one of them',
      'warning',
    );
  const isOpenEnded = openEndInWords(fields);
  if (
    typeof fields.is_open_ended === 'boolean' &&
    isOpenEnded !== null &&
    isOpenEnded !== fields.is_open_ended
  )
    report(
      'is_open_ended',
      'contradicts term_description, which is shown, while filters and calculations go by this. Correct one of them',
      'warning',
    );
  if (fields.is_open_ended === true && !isNumber(fields.term_months) && statesHold(fields.term_description))
    report(
      'term_months',
      'is missing, and term_description names a shortest time to hold. State it in months: without it entry and exit fees are spread over five years',
      'warning',
    );
  const { status } = fields;
  if (typeof status !== 'string') return;
  if (!hasEnded({ status }) && MEANS_ENDED.test(status)) {
    report('status', 'does not end the offer; the words that do are Closed, Withdrawn and Failed', 'warning');
  }
  // An offer with an outcome is listed among those that ended.
  for (const field of ['closed_on', 'outcome_return', 'outcome_note'])
    if (isOpen({ status }) && (fields[field] ?? null) !== null)
      report(field, 'is set although the status is Open', 'warning');
}

/** Words that say one term and nothing else: "12 months", "3–5 years". Others may name more spans than the term. */
const ONE_TERM = /^(?:\d{1,4}(?:\.\d+)?\s?(?:-|–|to)\s?)?\d{1,4}(?:\.\d+)?[\s-]?(?:months?|years?)$/i;

/** Words of an open-ended offer that nobody can leave at first: "three-year hold", "after a 2-year commitment", "no redemption for the first 8 years". */
const HOLD =
  /\b(?:hold(?:ing)?|lock(?:ed)?[\s-]?(?:up|in)|commitment|no (?:redemptions?|withdrawals?|exit) (?:for|in|within|before))\b/i;

const statesHold = (words: unknown): boolean =>
  typeof words === 'string' && HOLD.test(words) && /(?:month|year)s?\b/i.test(words);

/** Words of a fund that takes money back. Shares have "no fixed term" too, and are not open-ended. */
const OPEN_ENDED = /^(?:open[\s-]?ended|evergreen)\b/i;

/** Whether the words for the term say that it has no end; null where they may say either, such as "3 years, then rolling". */
function openEndInWords({ term_description: words }: ReadRow<'offers'>['fields']): boolean | null {
  if (typeof words !== 'string') return null;
  if (OPEN_ENDED.test(words)) return true;
  return ONE_TERM.test(words) ? false : null;
}

/** Whether the term in months is not the one in words, such as 5 beside "5 years". */
function contradictsWords({ term_months: months, term_description: words }: ReadRow<'offers'>['fields']) {
  if (!isNumber(months) || months === 0 || typeof words !== 'string' || !ONE_TERM.test(words)) return false;
  const said = parseTerm(words).months;
  return said !== null && Math.abs(said - months) >= 1;
}

/** Small percentages are usual in a column, such as exit fees; a column without another one is probably in fractions. */
function checkFractions(offers: readonly ReadRow<'offers'>[], problems: Problem[]): void {
  const open = offers.filter(({ fields }) => fields.is_exclusive !== true);
  for (const [field, { kind }] of columnsOf('offers')) {
    if (kind !== 'percent' || JUDGED_ALONE.has(field)) continue;
    const stated = open.map(({ fields }) => fields[field]).filter((value) => isNumber(value) && value !== 0);
    if (stated.length < FEWEST_VALUES || stated.some((value) => Math.abs(value as number) >= 1)) continue;
    const { file = '', sheet = null } = open[0]?.place ?? {};
    const reason = `is below 1 in each of the ${stated.length} rows that state it; 8.5 means 8.5%`;
    problems.push({ ...fileProblem(file, field, reason, 'warning'), sheet });
  }
}

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

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
