import type { Offer } from '@tussock/core/offer/offer';

/** A risk in plain words: its kind, and what can happen. */
export interface RiskText {
  title: string;
  text: string;
}

/** What usually goes wrong in an asset class, by its slug. */
const CLASS_RISKS: Record<string, string> = {
  'private-credit':
    'You lend, directly or through a fund. If a borrower cannot repay, what comes back depends on what the security fetches on the day and on who ranks ahead. Loans are often extended, and a delay can be the first sign of a loss. Interest that is added to the loan and not paid makes a fund look steady while the cushion beneath it shrinks.',
  'private-equity':
    'You own part of a company that nobody can sell quickly. Most of the return comes from one event, the sale of the business, at a date and price that cannot be known now. Debt taken on to buy it does not wait for a good year, and the departure of one or two people can change what the company is worth.',
  'venture-capital':
    'Most young companies never repay those who paid for them, and losing all that was put into one of them is an ordinary event. Values between rounds of funding are estimates. Later investors often receive better terms than you, and money may be tied up for ten years or more.',
  property:
    'Rents, interest and values move together more often than one would wish. One departing tenant or a higher interest rate can stop distributions, and a breach of a loan covenant puts the bank in charge. Building projects run late and over budget, and their value before completion is an opinion. Syndicates may be extended by a vote that you lose.',
  agriculture:
    'Weather, disease, export prices and water rules decide the income of a year, and several can turn at once. Land and plants are valued by opinion between sales. Orchards need years before they bear fully, and loans on the farm are due whatever the harvest.',
  forestry:
    'Trees pay once, decades after planting, at a log price set overseas; carbon units pay along the way under rules that governments have changed before. Fire, wind and disease can take a stand in a day. Units that were sold may have to be bought back if the land is cleared. In a partnership tax can fall due in years without cash.',
  infrastructure:
    'While something is being built it costs money and earns none, and consents, grid connections and contractors decide how long that lasts. Running assets live on contracts that end, often before their debts do. Regulators can change what may be charged, and owners may be asked for more capital.',
  'multi-asset':
    'Spreading money over several kinds of asset makes one failure matter less; it does not stop everything from falling at once. Part of the unit price rests on old valuations, fees can be charged in more than one layer, and the parts that are easy to sell go first when many investors leave.',
  'absolute-return':
    'The result depends on decisions of the manager and not on rent or interest. Borrowing and short sales can make losses larger than the fall of a market, crowded trades turn quickly, and costs are charged in flat years too. That a strategy aims for a positive return in every market does not mean that it reaches one.',
};

const UNKNOWN_CLASS_RISK =
  'What can go wrong depends on what the money is used for. Read the offer’s documents for who owes what to whom, what is borrowed, and what happens if the plan is late.';

export const SECURITY_RISKS: Record<NonNullable<Offer['security_type']>, RiskText> = {
  debt: {
    title: 'As a lender',
    text: 'You are owed money and have no share in a gain: the agreed rate is the most you can earn. Lenders with a prior charge are paid first, and without security you stand beside every other creditor.',
  },
  equity: {
    title: 'As an owner',
    text: 'Owners are paid last. When debts are larger than assets nothing is left for them, and dividends are paid only if the directors decide so. New shares may reduce your part.',
  },
  units: {
    title: 'As a unit holder',
    text: 'You hold units of a fund or trust, not the assets. Their price is worked out by the manager, often from valuations and not from sales, and what you receive on leaving depends on the fund’s rules and on its cash.',
  },
};

export const EXIT_RISKS: Record<NonNullable<Offer['liquidity']>, RiskText> = {
  liquid: {
    title: 'Getting out',
    text: 'The terms let you ask for your money at short notice. They can be suspended, and a price in a hurry may be lower than the last one you saw.',
  },
  'quarterly-redemption': {
    title: 'Getting out',
    text: 'You can ask to leave on certain dates, usually with notice. Requests can be scaled back or put off when many investors ask at once or when assets cannot be sold.',
  },
  illiquid: {
    title: 'Getting out',
    text: 'Expect to hold this until it ends. There is no market for it, a buyer may not be found at any price, and the end itself can be later than planned.',
  },
};

export const EXIT_NOT_STATED: RiskText = {
  title: 'Getting out',
  text: 'The provider has not stated how or when you can leave. Ask before you invest, and assume that you cannot until you have the answer in writing.',
};

export const SECONDARY_MARKET_RISK: RiskText = {
  title: 'Buying from a holder',
  text: 'You buy existing shares or units from someone who has decided to sell and may know more than you. The money goes to that person and not into the business.',
};

export const WHOLESALE_RISK: RiskText = {
  title: 'A wholesale offer',
  text: 'Offers to wholesale investors come with fewer protections than offers to the public. You may lose all that you put in. A target is what the provider aims for, not a forecast; past results do not predict future ones.',
};

export const currencyRisk = (currency: string): RiskText => ({
  title: `In ${currency}`,
  text: `You pay and are paid in ${currency}. Measured in New Zealand dollars, the result also depends on the exchange rate.`,
});

/** What usually goes wrong in an asset class. */
export const classRisk = (slug: string) => CLASS_RISKS[slug] ?? UNKNOWN_CLASS_RISK;
