import type { Offer } from '@tussock/core/offer/offer';
import { hasEnded } from '@tussock/core/offer/status';
import { isPartnership } from '@tussock/core/return/earnings-offer';
import {
  CONVERTIBLE_RISK,
  classRisk,
  currencyRisk,
  EXIT_LOCKED,
  EXIT_NOT_STATED,
  EXIT_RISKS,
  LENDER_RISKS,
  OWNER_RISKS,
  type RiskText,
  SECONDARY_MARKET_RISKS,
  UNIT_HOLDER_RISK,
  WHOLESALE_RISK,
} from '../../../content/risks';

/** What the texts depend on. Locked fields of an exclusive offer are null in it: that is no word on whether they are stated. */
export type Judged = Pick<
  Offer,
  | 'name'
  | 'status'
  | 'is_exclusive'
  | 'instrument'
  | 'asset_class'
  | 'security_type'
  | 'security_rank'
  | 'tax_structure'
  | 'liquidity'
  | 'is_open_ended'
  | 'is_secondary_market'
  | 'investment_currency'
  | 'exit_windows'
  | 'exit_notice_days'
> & { platform: Pick<NonNullable<Offer['platform']>, 'has_secondary_market'> | null };

/** A text and the offers that it is true of: of several rows, the first one that is true of an offer counts. */
interface Rule {
  when: (offer: Judged) => boolean;
  title: string;
  text: string;
}

/** Notice of more days than this is not short. */
const SHORT_NOTICE_DAYS = 14;

const says =
  (word: RegExp) =>
  ({ name, instrument }: Judged) =>
    word.test(`${name} ${instrument ?? ''}`);
/** "Non-convertible" is another word. */
const CONVERTIBLE = String.raw`(?<!\b(?:non|not)[\s-])\bconvertible`;
const isNote = says(new RegExp(String.raw`${CONVERTIBLE} (\w+ )?(notes?|loans?|bonds?|debentures?)\b`, 'i'));
const saysConvertible = says(new RegExp(CONVERTIBLE, 'i'));
const isConvertible = (offer: Judged) => isNote(offer) || (isLender(offer) && saysConvertible(offer));
const isPreference = says(/preference shares?/i);
const hasWindows = ({ liquidity, exit_windows }: Judged) =>
  liquidity === 'quarterly-redemption' || (exit_windows ?? []).length > 0;
const isLender = ({ security_type }: Judged) => security_type === 'debt';
const isOwner = ({ security_type }: Judged) => security_type === 'equity';
const always = () => true;

const LENDER = 'As a lender';
const OWNER = 'As an owner';

const SECURITY_RULES: readonly Rule[] = [
  {
    when: (offer) => isConvertible(offer) && !isUnits(offer),
    title: 'As the holder of a note',
    text: CONVERTIBLE_RISK,
  },
  {
    when: (offer) => isLender(offer) && offer.security_rank === 'first',
    title: LENDER,
    text: LENDER_RISKS.first,
  },
  {
    when: (offer) => isLender(offer) && offer.security_rank === 'unsecured',
    title: LENDER,
    text: LENDER_RISKS.unsecured,
  },
  {
    when: (offer) => isLender(offer) && offer.security_rank !== null,
    title: LENDER,
    text: LENDER_RISKS.behind,
  },
  { when: isLender, title: LENDER, text: LENDER_RISKS.unknown },
  {
    when: (offer) => isOwner(offer) && isPreference(offer),
    title: 'As a preference shareholder',
    text: OWNER_RISKS.preference,
  },
  {
    when: (offer) => isOwner(offer) && isPartnership(offer),
    title: 'As a partner',
    text: OWNER_RISKS.partnership,
  },
  {
    when: (offer) => isOwner(offer) && offer.tax_structure === 'company',
    title: OWNER,
    text: OWNER_RISKS.shares,
  },
  { when: isOwner, title: OWNER, text: OWNER_RISKS.other },
  { when: isUnits, title: 'As a unit holder', text: UNIT_HOLDER_RISK },
];

const LEAVING = 'Getting out';

const EXIT_RULES: readonly Rule[] = [
  {
    when: ({ liquidity, exit_notice_days, is_exclusive }) =>
      liquidity === 'liquid' && (is_exclusive || (exit_notice_days ?? 0) > SHORT_NOTICE_DAYS),
    title: LEAVING,
    text: EXIT_RISKS.liquidAfterNotice,
  },
  { when: ({ liquidity }) => liquidity === 'liquid', title: LEAVING, text: EXIT_RISKS.liquid },
  { when: hasWindows, title: LEAVING, text: EXIT_RISKS.windows },
  {
    when: ({ liquidity, is_exclusive }) => liquidity === null && is_exclusive,
    title: LEAVING,
    text: EXIT_LOCKED,
  },
  {
    when: ({ liquidity, exit_notice_days }) => liquidity === null && exit_notice_days !== null,
    title: LEAVING,
    text: EXIT_RISKS.liquidAfterNotice,
  },
  { when: ({ liquidity }) => liquidity === null, title: LEAVING, text: EXIT_NOT_STATED },
  {
    when: ({ platform }) => platform?.has_secondary_market === true,
    title: LEAVING,
    text: EXIT_RISKS.market,
  },
  { when: ({ is_secondary_market }) => is_secondary_market, title: LEAVING, text: EXIT_RISKS.secondary },
  {
    when: ({ is_open_ended }) => is_open_ended === true,
    title: LEAVING,
    text: EXIT_RISKS.openEnded,
  },
  { when: always, title: LEAVING, text: EXIT_RISKS.untilTheEnd },
];

const bought = ({ is_secondary_market, security_type }: Judged): RiskText[] =>
  is_secondary_market
    ? [{ title: 'Buying from a holder', text: SECONDARY_MARKET_RISKS[security_type ?? 'unknown'] }]
    : [];

/** The risks of an offer: of its asset class, its kind of security, leaving early, and those of every wholesale offer. */
export function risksOf(offer: Judged): RiskText[] {
  const asset = offer.asset_class;
  return [
    { title: asset?.name ?? 'This investment', text: classRisk(asset?.slug ?? '') },
    ...firstOf(SECURITY_RULES, offer),
    // Nobody is left in an offer that ended.
    ...(hasEnded(offer) ? [] : firstOf(EXIT_RULES, offer)),
    ...bought(offer),
    ...(offer.investment_currency === 'NZD' ? [] : [currencyRisk(offer.investment_currency)]),
    WHOLESALE_RISK,
  ];
}

function firstOf(rules: readonly Rule[], offer: Judged): RiskText[] {
  const rule = rules.find(({ when }) => when(offer));
  return rule ? [{ title: rule.title, text: rule.text }] : [];
}

function isUnits({ security_type }: Judged): boolean {
  return security_type === 'units';
}
