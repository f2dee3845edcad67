import {
  distribution,
  liquidity,
  minimum,
  type OpportunityFilter,
  securityType,
  taxStructure,
  term,
} from './opportunity-filter';
import { highestReturn } from './return-range';

export const OPPORTUNITY_FILTERS: readonly OpportunityFilter[] = [
  minimum(
    'under-50k',
    ['under-50k'],
    'Offers with a minimum under $50K',
    'Offers with the smallest minimums. A low minimum makes it easier to spread money over several offers. It says nothing about their risk, and the wholesale rules apply to every amount.',
  ),
  minimum(
    'under-100k',
    ['under-50k', '50k-100k'],
    'Offers with a minimum under $100K',
    'Offers you can join with less than $100,000. Check whether the minimum is per investor or per application, and whether you would have to pay more later.',
  ),
  minimum(
    '100k-500k',
    ['100k-500k'],
    'Offers with a minimum of $100K to $500K',
    'Offers with a minimum of $100,000 to $500,000. One investment of this size can be a large part of a portfolio, so look at the term and early exit as well as the target.',
  ),
  minimum(
    'over-500k',
    ['over-500k'],
    'Offers with a minimum over $500K',
    'Offers for larger investments. Some are paid in instalments. The offer documents say when and how much.',
  ),
  distribution(
    'monthly-income',
    'monthly',
    'Monthly income offers',
    'Offers whose provider states that distributions are paid monthly. A distribution is not promised: it can be lowered, paused, or paid out of capital.',
  ),
  distribution(
    'quarterly-income',
    'quarterly',
    'Quarterly income offers',
    'Offers whose provider states that distributions are paid each quarter. Ask what they are paid from, and whether they have ever been paused.',
  ),
  distribution(
    'annual-income',
    'annual',
    'Annual income offers',
    'Offers whose provider states one distribution a year. Ask in which year the first is planned, and what it is paid from.',
  ),
  taxStructure(
    'pie-funds',
    'pie',
    'PIE offers',
    'Offers made through a portfolio investment entity, which taxes income at the investor’s own prescribed rate. The rules and rates are explained on the PIE page.',
  ),
  taxStructure(
    'limited-partnership',
    'limited-partnership',
    'Limited partnership offers',
    'Offers in which investors become limited partners: income and tax pass through to each of them in proportion, and liability is limited as long as they take no part in management.',
  ),
  taxStructure(
    'flow-through',
    'flow-through',
    'Flow-through offers',
    'Offers whose income and tax pass through the vehicle to each investor, such as a look-through company or a trust that distributes all income.',
  ),
  {
    slug: 'high-return',
    type: 'target-return',
    value: 'high-return',
    title: 'Offers with a high target return',
    introduction:
      'Offers with the higher target returns in the directory. A higher target usually comes with a higher chance of losing money. Read what has to go right to reach it.',
    rule: (settings) =>
      `Highest target return of ${settings.high_return_from}% or more. A target is not a forecast.`,
    matches: (card, settings) =>
      (highestReturn(card) ?? Number.NEGATIVE_INFINITY) >= settings.high_return_from,
  },
  {
    slug: 'stable-income',
    type: 'target-return',
    value: 'stable-income',
    title: 'Regular income, lower target return',
    introduction:
      'Offers that pay monthly or quarterly and have a lower target return. This describes the terms. It does not promise that payments continue.',
    rule: (settings) =>
      `Paid monthly or quarterly, with a highest target return below ${settings.stable_income_below}%. Income can stop or fall.`,
    matches: (card, settings) =>
      (card.distribution === 'monthly' || card.distribution === 'quarterly') &&
      (highestReturn(card) ?? Number.POSITIVE_INFINITY) < settings.stable_income_below,
  },
  liquidity(
    'liquid',
    'Liquid offers',
    'The investment can be sold or redeemed at short notice.',
    'Offers whose provider states that you can sell or redeem at short notice. Ask how often investors have done so, and what happens when many want to leave at once.',
  ),
  liquidity(
    'quarterly-redemption',
    'Offers with quarterly redemption',
    'Redemptions are possible each quarter.',
    'Offers that let you redeem once a quarter, usually with notice. Most documents allow the manager to limit or stop redemptions.',
  ),
  liquidity(
    'illiquid',
    'Illiquid offers',
    'Money is tied up until the end of the term or a sale.',
    'Offers without regular redemption. Plan to leave the money in for the whole term, and for longer if a sale is delayed.',
  ),
  securityType(
    'equity',
    'Equity offers',
    'Offers of shares or partnership interests: owners are paid after all lenders, and receive what is left.',
  ),
  securityType(
    'debt',
    'Debt offers',
    'Offers to lend, directly or through a fund of loans. What counts is who owes the money, what secures it and who is paid first.',
  ),
  securityType(
    'units',
    'Offers of units',
    'Offers of units in a fund or trust that holds the assets for all investors together.',
  ),
  {
    slug: 'open-ended',
    type: 'term',
    value: 'open-ended',
    title: 'Open-ended offers',
    introduction:
      'Funds without an end date. Investors join and leave at the times and on the terms in the offer documents.',
    rule: () => 'The investment has no fixed end.',
    matches: (card) => card.is_open_ended === true,
  },
  term(
    'short-term',
    'Short-term offers',
    'A term of up to 24 months',
    'Offers that are meant to end within two years. Terms can be extended; the document says by whom and for how long.',
  ),
  term(
    'medium-term',
    'Medium-term offers',
    'A term of more than 24 and up to 60 months',
    'Offers that are meant to end in two to five years.',
  ),
  term(
    'long-term',
    'Long-term offers',
    'A term of more than 60 months',
    'Offers that tie money up for more than five years, such as forests, infrastructure and venture funds.',
  ),
];

/** The filter page with a slug, or undefined. */
export function findOpportunityFilter(slug: string): OpportunityFilter | undefined {
  return OPPORTUNITY_FILTERS.find((filter) => filter.slug === slug);
}
