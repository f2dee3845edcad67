import {
  distribution,
  liquidity,
  minimum,
  type OpportunityFilter,
  orDerived,
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
    'These offers ask for the least money. A low minimum makes it easier to spread money over several offers. It says nothing about their risk, and the wholesale rules apply to every amount.',
  ),
  minimum(
    'under-100k',
    ['under-50k', '50k-100k'],
    'Offers with a minimum under $100K',
    'You can join these offers with less than $100,000. Ask whether the minimum is per investor, and whether you would have to pay more later.',
  ),
  minimum(
    '100k-500k',
    ['100k-500k'],
    'Offers with a minimum of $100K to $500K',
    'One investment of this size can be a large part of a portfolio, so look at the term and early exit as well as the target.',
  ),
  minimum(
    'over-500k',
    ['over-500k'],
    'Offers with a minimum over $500K',
    'These offers are for larger investments. Some take the money in instalments: the offer documents say when and how much.',
  ),
  distribution(
    'monthly-income',
    'monthly',
    'Monthly income offers',
    'These offers are listed as paying distributions every month. That is not a promise. A distribution can be lowered, paused, or paid out of capital.',
  ),
  distribution(
    'quarterly-income',
    'quarterly',
    'Quarterly income offers',
    'These offers are listed as paying four times a year. Ask what distributions are paid from, and whether they have ever been paused.',
  ),
  distribution(
    'annual-income',
    'annual',
    'Annual income offers',
    'These offers are listed as paying once a year. Ask in which year the first is planned, and what it is paid from.',
  ),
  taxStructure(
    'pie-funds',
    'pie',
    'PIE offers',
    'A multi-rate portfolio investment entity (PIE) pays tax on your share of its income at your own prescribed investor rate. A listed PIE does not ask for your rate.',
  ),
  taxStructure(
    'limited-partnership',
    'limited-partnership',
    'Limited partnership offers',
    'As a limited partner you take your share of the income and pay the tax on it. Your liability is limited while you take no part in management.',
  ),
  taxStructure(
    'flow-through',
    'flow-through',
    'Flow-through offers',
    'Income and tax pass through the vehicle to each investor. The vehicle can be a look-through company, or a trust that distributes all its income.',
  ),
  {
    slug: 'high-return',
    type: 'target-return',
    value: 'high-return',
    title: 'Offers with a high target return',
    introduction:
      'These offers have the higher target returns in the directory. A higher target usually comes with a higher chance of losing money. Read what has to go right to reach it.',
    rule: (settings) =>
      `The highest target return is ${settings.high_return_from}% or more. A target is not a forecast.`,
    matches: (card, settings) =>
      (highestReturn(card) ?? Number.NEGATIVE_INFINITY) >= settings.high_return_from,
  },
  {
    slug: 'stable-income',
    type: 'target-return',
    value: 'stable-income',
    title: 'Regular income, lower target return',
    introduction:
      'These offers pay monthly or quarterly and have a lower target return. That describes the terms. It does not promise that payments continue.',
    rule: (settings) =>
      `${orDerived('Distributions are monthly or quarterly.')} The highest target return is below ${settings.stable_income_below}%. Income can stop or fall.`,
    matches: (card, settings) =>
      (card.distribution === 'monthly' || card.distribution === 'quarterly') &&
      (highestReturn(card) ?? Number.POSITIVE_INFINITY) < settings.stable_income_below,
  },
  liquidity(
    'liquid',
    'Liquid offers',
    'The investment can be sold or redeemed at short notice.',
    'These offers are listed as ones that you can sell or redeem at short notice. Ask how often investors have done so. Ask too what happens when many want to leave at once.',
  ),
  liquidity(
    'quarterly-redemption',
    'Offers with quarterly redemption',
    'Redemptions are possible each quarter.',
    'You can redeem once a quarter, usually with notice. Most documents allow the manager to limit or stop redemptions.',
  ),
  liquidity(
    'illiquid',
    'Illiquid offers',
    'Money is tied up until the end of the term or a sale.',
    'These offers have no regular redemption. Plan to leave the money in for the whole term, and for longer if a sale is delayed.',
  ),
  securityType(
    'equity',
    'Equity offers',
    'You buy shares or a partnership interest. Owners are paid after all lenders, and receive what is left.',
  ),
  securityType(
    'debt',
    'Debt offers',
    'You lend, directly or through a fund of loans. Look at who owes the money, what secures it and who is paid first.',
  ),
  securityType(
    'units',
    'Offers of units',
    'A fund or trust holds the assets for all investors together, and you buy units in it.',
  ),
  {
    slug: 'open-ended',
    type: 'term',
    value: 'open-ended',
    title: 'Open-ended offers',
    introduction:
      'These funds have no end date. Investors join and leave at the times and on the terms in the offer documents.',
    rule: () => orDerived('The investment has no fixed end.'),
    matches: (card) => card.is_open_ended === true,
  },
  term(
    'short-term',
    'Short-term offers',
    'The term is up to 24 months',
    'These offers are meant to end within two years. Terms can be extended: the offer documents say by whom and for how long.',
  ),
  term(
    'medium-term',
    'Medium-term offers',
    'The term is more than 24 and up to 60 months',
    'These offers are meant to end in two to five years. Ask who can extend the term, and what happens to the fees then.',
  ),
  term(
    'long-term',
    'Long-term offers',
    'The term is more than 60 months',
    'Forests, infrastructure and venture funds often tie up money for more than five years. Ask whether you could sell earlier, and how a price would be set.',
  ),
];

/** The filter page with a slug, or undefined. */
export function findOpportunityFilter(slug: string): OpportunityFilter | undefined {
  return OPPORTUNITY_FILTERS.find((filter) => filter.slug === slug);
}
