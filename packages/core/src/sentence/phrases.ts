import type { FacetOption } from '../list/facet';
import { groupBy } from '../list/group-by';
import type { FacetName } from '../offer/facets';
import { RISK_SCALE } from '../offer/risk-scale';
import { whenUsed } from '../text/when-used';
import { A_YEARS_RETURN, EARNINGS } from './figure-names';
import { endOfPhrase, phrases, phraseWords, type Token } from './token';

/** The values that the words of a sentence can mean, by facet. */
export type SentenceOptions = Partial<Record<FacetName, readonly FacetOption[]>>;

export interface Phrase {
  words: readonly string[];
  facet: FacetName;
  /** Several where the words mean any of them. */
  options: readonly FacetOption[];
}

/** What people call a value beside its label, with commas between. Only names that mean the same: a narrower word stays a word. */
const OTHER_NAMES: Partial<Record<FacetName, Record<string, string>>> = {
  asset_class: {
    'private-credit': 'private debt, private lending, credit',
    'private-equity': 'pe, buyouts, buyout',
    'venture-capital': 'vc, venture, startups, start ups, startup, start up',
    property: 'real estate',
    agriculture: 'farming, farmland, farms',
    forestry: 'forests',
    'multi-asset': ['multi assets', 'multiasset'].join(', '),
    'absolute-return': 'hedge funds, hedge fund, absolute returns',
  },
  status: { Open: 'open now, currently open, open for investment', Closed: 'already closed' },
  distribution: {
    monthly: 'every month, each month',
    quarterly: 'every quarter, each quarter',
    annual: 'annually, yearly, every year, each year',
    'at-maturity': 'on maturity',
    none: 'no income, no distribution',
  },
  tax_structure: {
    pie: 'pies, portfolio investment entity, portfolio investment entities',
    'limited-partnership': 'limited partnerships, lp, lps',
    'flow-through': 'look through',
  },
  liquidity: {
    'quarterly-redemption':
      'quarterly redemptions, redeem quarterly, exit quarterly, quarterly withdrawals, quarterly withdrawal, withdraw quarterly, quarterly exit, quarterly liquidity',
  },
  security_rank: {
    first: 'first mortgage, first mortgages',
    second: 'second mortgage, second mortgages',
  },
  term: { 'open-ended': ['evergreen, no fixed term, open end', 'openended'].join(', ') },
  aip: {
    true: 'aip, active investor plus, active investor plus visa, aip visa, investor visa, aip eligible',
    listed: 'on the official list, on the aip list',
  },
  secondary_market: { true: 'secondary market, secondaries, secondary', false: 'new issue' },
};

/** Words for any of several values: who wants income does not say how often. */
const ANY_OF: Partial<Record<FacetName, { values: readonly string[]; names: readonly string[] }>> = {
  distribution: {
    values: ['monthly', 'quarterly', 'annual'],
    names: ['income', 'regular income', 'passive income'],
  },
};

/** A value that has all offers of the other values that a sentence can mean. */
export const WIDEST: Partial<Record<FacetName, string>> = { aip: 'true' };

/** Labels that are too common as words to be read alone. */
const NOT_READ: Partial<Record<FacetName, readonly string[]>> = { tax_structure: ['company', 'other'] };
/** A rating is read with the word for it: "high" alone may be of anything. */
const WITH_RISK = (label: string) => [`${label} risk`, `risk ${label}`, `${label} risk rating`];
/**
 * Whether words can mean a value of the facet; amounts are read as ranges. Of a column that an export of the replaced system lacks and no tag stands
 * for they do where an offer states one: elsewhere they stay words.
 */
export const IN_WORDS: Readonly<Record<FacetName, boolean | 'where stated'>> = {
  status: true,
  asset_class: true,
  min_investment: false,
  minimum_up_to: false,
  target_return: false,
  distribution: true,
  tax_structure: true,
  liquidity: true,
  security_type: true,
  loan_to_value: false,
  security_rank: 'where stated',
  term: true,
  risk_rating: true,
  location: true,
  aip: true,
  confirmed: false,
  secondary_market: true,
  provider: true,
  fund: false,
};
/** Every rating of the scale in words, also one that no offer has. */
export const riskPhrases = whenUsed((): Phrase[] =>
  RISK_SCALE.flatMap((rating) =>
    WITH_RISK(rating).map((name) => ({
      words: phraseWords(name),
      facet: 'risk_rating',
      options: [{ value: rating, label: rating }],
    })),
  ),
);
/** What else than income is as often: an exit, what a manager tells, or what is charged. */
const OFTEN_ALSO = phrases(
  'liquidity, redemption, redemptions, withdrawal, withdrawals, exit, exits, report, reports, reporting',
  'update, updates, statement, statements, valuation, valuations, fee, fees, management fee',
  'management fees, rent, rents, rate, growth, review, reviews, meeting, meetings, accounts, audit',
  'turnover, revenue',
);
const UNITS_OF = phrases(
  'apartment, storage, residential, rental, housing, industrial, motel, stock, carbon, emission, emissions',
);
/** Longer phrases that hold one of the others and mean something else. */
export const meanElse = whenUsed(() => [
  ...phrases(
    'closed end, closed ended, open letter, open home, open plan, open space, secondary school',
    'secondary schools, credit union, credit unions, line of credit, fixed income, income tax',
    'income statement, joint venture, joint ventures, venture debt, intellectual property, tax credit',
    'carbon credit, credit rating, credit ratings, credit risk, credit card, biodiversity credit',
    'imputation credit, imputation credits, solar farms, wind farms, low income housing, liquid assets',
    'debt free, low debt, zero debt, return on equity, half yearly, half annual, half annually',
    'semi annual, semi annually, bi annual, bi annually, te whanganui a tara, whanganui a tara',
  ),
  ...UNITS_OF.map((kind) => [...kind, 'units']),
  ...['bi', 'two', 'three', 'four', 'six', '2', '3', '4', '6'].map((months) => [months, 'monthly']),
  ...['monthly', 'quarterly', 'annual', 'annually', 'yearly'].flatMap((often) => [
    ...OFTEN_ALSO.map((other) => [often, ...other]),
    ...['redeem', 'withdraw', 'exit'].map((exit) => [exit, often]),
  ]),
  ...EARNINGS,
  ...A_YEARS_RETURN,
]);

function namesOf(facet: FacetName, { value, label }: FacetOption): readonly string[] {
  if (NOT_READ[facet]?.includes(value)) return [];
  const plain = label.replace(/\(.*\)/, '');
  const named = OTHER_NAMES[facet] ?? {};
  // The slug of a class can be "constructor", which every object has.
  const others = Object.hasOwn(named, value) ? (named[value]?.split(', ') ?? []) : [];
  if (facet === 'risk_rating') return WITH_RISK(plain);
  if (facet === 'aip') return others;
  const anyOf = ANY_OF[facet];
  const [general] = anyOf?.values.includes(value) ? anyOf.names : [];
  return [plain, ...others, ...(general ? [`${plain} ${general}`] : [])];
}

/** The names of a facet's values, and of several together. */
function namedOptions(
  facet: FacetName,
  options: readonly FacetOption[],
): { name: string; options: readonly FacetOption[] }[] {
  const own = options.map(({ value, label }) => ({ value, label }));
  const { values, names } = ANY_OF[facet] ?? { values: [], names: [] };
  const several = own.filter(({ value }) => values.includes(value));
  return [
    ...own.flatMap((option) => namesOf(facet, option).map((name) => ({ name, options: [option] }))),
    ...(several.length > 0 ? names.map((name) => ({ name, options: several })) : []),
  ];
}

/** All phrases by their first word, the longest first. */
export type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

export function phraseBook(options: SentenceOptions): PhraseBook {
  const facets = (Object.keys(IN_WORDS) as FacetName[]).filter((name) => IN_WORDS[name]);
  const phrases = facets.flatMap((facet) =>
    namedOptions(facet, options[facet] ?? []).map(
      ({ name, options: own }): Phrase => ({ words: phraseWords(name), facet, options: own }),
    ),
  );
  const byFirst = groupBy(phrases, ({ words: [first = null] }) => first);
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** The longest phrase that begins here. */
export function phraseAt(
  book: PhraseBook,
  tokens: readonly Token[],
  start: number,
): { phrase: Phrase; end: number } | null {
  const token = tokens[start];
  if (!token || token.kind === 'quoted') return null;
  for (const phrase of book.get(token.text) ?? []) {
    const end = endOfPhrase(tokens, start, phrase.words);
    if (end >= 0) return { phrase, end };
  }
  return null;
}

/** The longest phrase of a rating that begins here, also of one that no offer has. */
export function ratingAt(tokens: readonly Token[], start: number): { phrase: Phrase; end: number } | null {
  const said = riskPhrases().map((phrase) => ({ phrase, end: endOfPhrase(tokens, start, phrase.words) }));
  return said.sort((a, b) => b.end - a.end).find(({ end }) => end >= 0) ?? null;
}
