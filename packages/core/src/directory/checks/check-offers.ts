import { hasEnded, isOpen } from '../../offer/status';
import { parseTerm } from '../../offer/term';
import { isMultiple } from '../../return/yearly-rate';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { fileProblem, type Report, reporterOf } from '../reporter';
import { columnsOf } from '../tables';

type OfferRow = ReadRow<'offers'>;
type Fields = OfferRow['fields'];

/** NZD. A higher minimum must be a typing mistake. */
const HIGHEST_MINIMUM = 1e9;
const UNUSUAL_RETURN = 100;
const HALF_A_PERCENT = 0.5;
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
const JUDGED_ALONE: ReadonlySet<string> = new Set([
  ...NEVER_TINY,
  'target_return_min',
  'target_return_max',
  'management_fee',
]);

/** So many values of a column show how it is written. */
const FEWEST_VALUES = 5;

/** In the order in which problems of an offer are listed. */
const CHECKS: readonly ((offer: OfferRow, report: Report) => void)[] = [
  checkTargetEnds,
  checkMinimum,
  checkTarget,
  checkManagementFee,
  checkShares,
  checkTermInMonths,
  checkDays,
  checkAip,
  checkTermInWords,
  checkStatus,
];

/** Finds figures, days and words of offers that contradict each other, or that nobody can mean. */
export function checkOffers({ offers = [] }: ReadTables, problems: Problem[]): void {
  for (const offer of offers) {
    const report = reporterOf(offer, problems);
    for (const check of CHECKS) check(offer, report);
  }
  checkFractions(offers, problems);
}

/** Small percentages are usual in a column, such as exit fees; a column without another one is probably in fractions. */
function checkFractions(offers: readonly OfferRow[], problems: Problem[]): void {
  const open = offers.filter(({ fields }) => fields.is_exclusive !== true);
  for (const [field, { kind }] of columnsOf('offers')) {
    if (kind !== 'percent' || JUDGED_ALONE.has(field)) continue;
    const stated = open
      .map(({ fields }) => fields[field])
      .filter(isNumber)
      .filter((value) => value !== 0);
    if (stated.length < FEWEST_VALUES || stated.some((value) => Math.abs(value) >= 1)) continue;
    const { file = '', sheet = null } = open[0]?.place ?? {};
    const reason = `is below 1 in each of the ${stated.length} rows that state it; 8.5 means 8.5%`;
    problems.push({ ...fileProblem(file, field, reason, 'warning'), sheet });
  }
}

function checkTargetEnds({ fields }: OfferRow, report: Report): void {
  const { target_return_min: low, target_return_max: high } = fields;
  if (isNumber(low) && isNumber(high) && low > high)
    report('target_return_min', `is above target_return_max "${high}"`, 'error');
}

/** Above what a schema takes, it is an error already. */
function checkMinimum({ fields }: OfferRow, report: Report): void {
  const { minimum_investment: minimum } = fields;
  if (isNumber(minimum) && minimum > HIGHEST_MINIMUM && minimum <= 1e12)
    report('minimum_investment', 'must be at most 1,000,000,000', 'error');
}

/** A target is judged by its upper end, or by the only one that it has; the lower one beside it is judged where it alone is tiny. */
function checkTarget({ fields }: OfferRow, report: Report): void {
  const { target_return_min: low, target_return_max: high, target_return_type: kind } = fields;
  const [ofTop, top] = isNumber(high) ? ['target_return_max', high] : ['target_return_min', low];
  if (!isNumber(top)) return;
  if (top > UNUSUAL_RETURN) report(ofTop, 'is unusually high for a percentage', 'warning');
  if (isBelowHalf(top)) report(ofTop, 'reads as less than half a percent; 8.5 means 8.5%', 'warning');
  if (isBelowHalf(low) && top >= HALF_A_PERCENT)
    report('target_return_min', 'reads as less than half a percent; 8.5 means 8.5%', 'warning');
  if (typeof kind === 'string' && isMultiple(kind))
    report('target_return_type', 'names a multiple; the figures are percentages: 1.8 means 1.8%', 'warning');
}

const isBelowHalf = (percent: unknown): boolean =>
  isNumber(percent) && percent > 0 && percent < HALF_A_PERCENT;

function checkManagementFee({ place, fields }: OfferRow, report: Report): void {
  const { management_fee: fee } = fields;
  if (isNumber(fee) && fee > 0 && fee < 0.1 && !place.locked.has('management_fee'))
    report('management_fee', 'reads as less than a tenth of a percent; 1.5 means 1.5%', 'warning');
}

function checkShares({ place, fields }: OfferRow, report: Report): void {
  for (const field of NEVER_TINY) {
    const share = fields[field];
    if (isNumber(share) && share > 0 && share <= 1 && !place.locked.has(field))
      report(field, 'reads as one percent or less; 65 means 65%', 'warning');
  }
}

function checkTermInMonths({ fields }: OfferRow, report: Report): void {
  if (fields.term_months === 0)
    report('term_months', 'is shown as "0 months"; leave it empty where no term is stated', 'warning');
}

function checkDays({ fields }: OfferRow, report: Report): void {
  const { created_at: created } = fields;
  if (typeof created !== 'string') return;
  // A day in New Zealand begins up to 13 hours before the same day in UTC.
  const firstDay = created.slice(0, 10);
  for (const field of ['closes_on', 'closed_on']) {
    const day = fields[field];
    if (typeof day === 'string' && day < firstDay)
      report(field, 'is before the offer was created', 'warning');
  }
}

function checkAip({ fields }: OfferRow, report: Report): void {
  if (fields.is_aip_eligible === true) return;
  for (const field of ['aip_category', 'aip_listed_on'])
    if (typeof fields[field] === 'string')
      report(field, 'is set although is_aip_eligible is false', 'warning');
}

/** Pages show the term in words; filters and calculations go by the other columns. */
function checkTermInWords({ fields }: OfferRow, report: Report): void {
  const { is_open_ended: isOpenEnded, term_months: months, term_description: words } = fields;
  if (contradictsWords(fields))
    report(
      'term_months',
      'contradicts term_description, which is shown, while filters and calculations go by the months. Correct one of them',
      'warning',
    );
  const isOpenInWords = openEndInWords(fields);
  if (typeof isOpenEnded === 'boolean' && isOpenInWords !== null && isOpenInWords !== isOpenEnded)
    report(
      'is_open_ended',
      'contradicts term_description, which is shown, while filters and calculations go by this. Correct one of them',
      'warning',
    );
  if (isOpenEnded === true && !isNumber(months) && statesHold(words))
    report(
      'term_months',
      'is missing, and term_description names a shortest time to hold. State it in months: without it entry and exit fees are spread over five years',
      'warning',
    );
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
function openEndInWords({ term_description: words }: Fields): boolean | null {
  if (typeof words !== 'string') return null;
  if (OPEN_ENDED.test(words)) return true;
  return ONE_TERM.test(words) ? false : null;
}

/** Whether the term in months is not the one in words, such as 5 beside "5 years". */
function contradictsWords({ term_months: months, term_description: words }: Fields): boolean {
  if (!isNumber(months) || months === 0 || typeof words !== 'string' || !ONE_TERM.test(words)) return false;
  const said = parseTerm(words).months;
  return said !== null && Math.abs(said - months) >= 1;
}

/** Words for an end that is none to the directory: such an offer would keep its target, and be missing from the record of those that ended. */
const MEANS_ENDED = /default|liquidat|receiver|repaid|redeemed|matured|cancel|terminat|wound up|\bended/i;

function checkStatus({ fields }: OfferRow, report: Report): void {
  const { status } = fields;
  if (typeof status !== 'string') return;
  if (!hasEnded({ status }) && MEANS_ENDED.test(status))
    report('status', 'does not end the offer; the words that do are Closed, Withdrawn and Failed', 'warning');
  if (!isOpen({ status })) return;
  // An offer with an outcome is listed among those that ended.
  for (const field of ['closed_on', 'outcome_return', 'outcome_note'])
    if ((fields[field] ?? null) !== null) report(field, 'is set although the status is Open', 'warning');
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
