import type { TagRef } from '../tag/tag';
import type { OfferValue } from './columns';
import type { Offer } from './offer';
import type { OfferRow } from './offer-row';
import { parseTerm, type TermBand, termBandOf } from './term';

export type FilterFields = Pick<
  Offer,
  | 'distribution'
  | 'tax_structure'
  | 'liquidity'
  | 'security_type'
  | 'term_months'
  | 'is_open_ended'
  | 'terms'
  | 'derived'
>;

/** What a tag says of a field, by its slug. */
export const TAG_VALUES = {
  distribution: {
    monthly: 'monthly',
    'monthly-income': 'monthly',
    quarterly: 'quarterly',
    'quarterly-income': 'quarterly',
    annual: 'annual',
    'annual-income': 'annual',
  },
  tax_structure: {
    pie: 'pie',
    'pie-funds': 'pie',
    'limited-partnership': 'limited-partnership',
    'flow-through': 'flow-through',
  },
  liquidity: {
    liquid: 'liquid',
    'quarterly-redemption': 'quarterly-redemption',
    illiquid: 'illiquid',
  },
  security_type: {
    equity: 'equity',
    debt: 'debt',
    units: 'units',
  },
} as const satisfies {
  [Field in 'distribution' | 'tax_structure' | 'liquidity' | 'security_type']: Record<
    string,
    OfferValue<Field>
  >;
};
const TERM_TAGS: readonly TermBand[] = ['short-term', 'medium-term', 'long-term'];
const OPEN_ENDED_TAG = 'open-ended';

/** Slugs of the tags that can fill a field. */
export const TAGS_OF_FIELD: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries(TAG_VALUES).map(([field, values]) => [field, Object.keys(values)])),
  terms: TERM_TAGS,
  is_open_ended: [OPEN_ENDED_TAG],
};

/**
 * The values that filters use. A missing column (old exports lack them) takes its value from a tag of the same slug, else
 * from the fund's structure, the offer type or the term in words; `derived` names the fields filled in that way.
 */
export function deriveFilterFields(
  row: OfferRow,
  tags: readonly TagRef[],
  fundStructure: string | null,
): FilterFields {
  const slugs = tags.map((tag) => tag.slug);
  const derived: string[] = [];
  const fill = <T>(field: string, stated: T | null, ...others: (T | null | undefined)[]): T | null => {
    if (stated !== null) return stated;
    const found = others.find((other) => other != null) ?? null;
    if (found !== null) derived.push(field);
    return found;
  };

  const described = parseTerm(row.term_description);
  const tagged = TERM_TAGS.filter((band) => slugs.includes(band));
  const months = fill('term_months', row.term_months, agreed(described.months, tagged));
  const terms =
    row.term_months === null && tagged.length > 0 ? tagged : months === null ? [] : [termBandOf(months)];
  if (row.term_months === null && terms.length > 0) derived.push('terms');

  return {
    distribution: fill(
      'distribution',
      row.distribution,
      fromTag<OfferValue<'distribution'>>(TAG_VALUES.distribution, slugs),
    ),
    tax_structure: fill(
      'tax_structure',
      row.tax_structure,
      fromTag<OfferValue<'tax_structure'>>(TAG_VALUES.tax_structure, slugs),
      fromStructure(fundStructure),
    ),
    liquidity: fill(
      'liquidity',
      row.liquidity,
      fromTag<OfferValue<'liquidity'>>(TAG_VALUES.liquidity, slugs),
    ),
    security_type: fill(
      'security_type',
      row.security_type,
      fromTag<OfferValue<'security_type'>>(TAG_VALUES.security_type, slugs),
      fromTag<OfferValue<'security_type'>>(TAG_VALUES.security_type, [
        row.offer_type?.trim().toLowerCase() ?? '',
      ]),
    ),
    term_months: months,
    is_open_ended: fill(
      'is_open_ended',
      row.is_open_ended,
      slugs.includes(OPEN_ENDED_TAG) || described.open_ended || null,
    ),
    terms,
    derived,
  };
}

/** The months that the words name; none where the tags say another band. */
const agreed = (months: number | null, tagged: readonly TermBand[]): number | null =>
  months === null || tagged.length === 0 || tagged.includes(termBandOf(months)) ? months : null;

function fromTag<T>(values: Record<string, T>, slugs: readonly string[]): T | undefined {
  const slug = slugs.find((each) => Object.hasOwn(values, each));
  return slug === undefined ? undefined : values[slug];
}

/** "Non-PIE", "not a PIE", "no longer a listed PIE"; nor what a fund was, or is to be: "intends to become a PIE". */
const NOT_DENIED = String.raw`(?<!\b(?:(?:non|ex)[\s-]?|(?:not|never|no|without|\w+n['’]t|appl(?:y\w*|i\w+)|becoming|ceased|eligible|expect\w*|former(?:ly)?|intend\w*|lost|planned|plans|propos\w*|will)\s(?:[\w-]+\s){0,3}))`;
const NOT_PENDING = String.raw`(?!\s(?:status\s|election\s)?(?:applied|application|eligible|intended|pending|proposed))`;
const PIE = new RegExp(String.raw`${NOT_DENIED}\b(?:pies?\b|portfolio investment entity)${NOT_PENDING}`, 'i');
const PARTNERSHIP = new RegExp(String.raw`${NOT_DENIED}\blimited partnership\b|^lp$`, 'i');
const ANY_PARTNERSHIP = new RegExp(String.raw`${NOT_DENIED}\b(?:lps?|partnerships?)\b`, 'i');
/** "PIE that invests in limited partnerships": the offer is in the PIE. */
const HELD_BY_PIE = /(?<=\b(?:pie|entity)\b[^,;]*)\b(?:invests|investing|holds|holding)\b.*/i;

/** Of a structure of two parts, "limited partnership with a PIE feeder", it does not say which of them the offer is in. */
function fromStructure(structure: string | null): OfferValue<'tax_structure'> | null {
  if (structure === null) return null;
  if (PIE.test(structure)) return ANY_PARTNERSHIP.test(structure.replace(HELD_BY_PIE, '')) ? null : 'pie';
  return PARTNERSHIP.test(structure.trim()) ? 'limited-partnership' : null;
}
