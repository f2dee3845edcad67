/** A risk in plain words: its kind, and what can happen. */
export interface RiskText {
  title: string;
  text: string;
}

/** What usually goes wrong in an asset class, by its slug. */
const CLASS_RISKS: Record<string, string> = {
  'private-credit':
    'The money is lent to borrowers. If one cannot repay, what comes back depends on what the security fetches on the day and on who ranks ahead. Loans are often extended, and a delay can be the first sign of a loss. When interest is added to the loan instead of being paid, a fund looks steady while the security covers less and less of the loan.',
  'private-equity':
    'The money goes into companies that cannot be sold quickly. Most of the return comes from one event, the sale of the business, at a date and price that cannot be known now. A company that was bought with loans must pay interest in bad years too. It can lose much of its value when one or two people leave.',
  'venture-capital':
    'Many young companies never repay their investors. Losing everything that you put into one is common. Values between rounds of funding are estimates. Later investors often receive better terms than you, and money may be tied up for ten years or more.',
  property:
    'Rents, interest rates and values often move together. One departing tenant or a higher interest rate can stop distributions. Where there is a bank loan, a breach of its terms puts the bank in charge. Building projects run late and over budget, and their value before completion is an estimate. Syndicates may be extended by a vote that you lose.',
  agriculture:
    'Weather, disease, export prices and water rules decide the income of a year, and several can turn at once. Land and plants are valued by opinion between sales. Orchards take years to reach a full crop. Loans on the farm are due whatever the harvest.',
  forestry:
    'Logs pay once, decades after planting, at a price set overseas. Carbon units can pay along the way, under rules that governments have changed before. Fire, wind and disease can destroy a stand in a day. Units that were sold may have to be bought back if the land is cleared. In a partnership tax can fall due in years without cash.',
  infrastructure:
    'While something is being built it costs money and earns none, and consents, grid connections and contractors decide how long that lasts. Operating assets depend on contracts, which often end before the debt is repaid. Regulators can change what may be charged, and owners may be asked for more capital.',
  'multi-asset':
    'Spreading money over several kinds of asset makes one failure matter less. It does not stop everything from falling at once. Part of the value depends on old valuations, fees can be charged in more than one layer, and the parts that are easy to sell go first when many investors leave.',
  'absolute-return':
    'The result depends on decisions of the manager and not on rent or interest. Borrowing and short sales can make losses larger than the fall of a market. Positions that many managers hold can fall together. Costs are charged in flat years too. A strategy may aim for a positive return in every market and not reach it.',
};

const UNKNOWN_CLASS_RISK =
  'What can go wrong depends on what the money is used for. Read the offer’s documents for who owes what to whom, what is borrowed, and what happens if the plan is late.';

const LENDER =
  'You are owed money. Unless the terms say otherwise, the agreed rate is the most you can earn.';

/** Of lenders, by what is stated of their security. */
export const LENDER_RISKS = {
  first: `${LENDER} Your security ranks first, but it may fetch less than the loan when it has to be sold.`,
  behind: `${LENDER} Lenders who rank ahead are paid first, and nothing may be left for you.`,
  unsecured: `${LENDER} You have no security: you rank with every other unsecured creditor, behind those who have some.`,
  unknown: `${LENDER} Lenders with a prior charge are paid first, and without security you rank with every other creditor.`,
};

export const CONVERTIBLE_RISK =
  'You are owed money until the note is repaid or turns into shares. Until then you usually rank behind secured lenders; afterwards you are an owner and are paid last. The terms of conversion decide how many shares you get, and there may be no later round to set a price.';

/** Of owners, by what they own. */
export const OWNER_RISKS = {
  shares:
    'Owners are paid last. When debts are larger than assets nothing is left for them. Dividends are paid only if the directors decide to. New shares may reduce your share of the company.',
  preference:
    'Preference shares are paid after every creditor and before ordinary shares. When debts are larger than assets nothing is left for either, and later rounds may rank ahead of yours.',
  partnership:
    'Partners are paid last. When debts are larger than assets nothing is left for them. The general partner decides what is distributed, and may call for the money you committed when it is due.',
  other:
    'Owners are paid last. When debts are larger than assets nothing is left for them, and those who manage the investment decide what is paid out.',
};

export const UNIT_HOLDER_RISK =
  'You hold units of a fund or trust, not the assets. Their price is worked out by the manager, often from valuations and not from sales, and what you receive on leaving depends on the fund’s rules and on its cash.';

/** Of leaving early, by what is stated of it. */
export const EXIT_RISKS = {
  liquid:
    'The terms let you ask for your money at short notice. They can be suspended, and a price in a hurry may be lower than the last one you saw.',
  liquidAfterNotice:
    'The terms let you ask for your money after the notice that they state. They can be suspended, and the price is set after you have asked.',
  windows:
    'You can ask to leave on certain dates, usually with notice. Requests can be scaled back or put off when many investors ask at once or when assets cannot be sold.',
  market:
    'You cannot ask for your money back. The platform has a secondary market, but nobody has to buy there, and the price may be far below what you paid.',
  secondary:
    'You cannot ask for your money back. When you want to leave, you may not find a buyer at any price.',
  openEnded:
    'There is no date on which your money is due back. Leaving depends on finding a buyer or on what the manager decides, and a buyer may not be found at any price.',
  untilTheEnd:
    'Expect to hold this until it ends. We know of no market for it, a buyer may not be found at any price, and the end itself can be later than planned.',
};

export const EXIT_NOT_STATED =
  'The provider has not stated how or when you can leave. Ask before you invest, and assume that you cannot until you have the answer in writing.';

export const EXIT_LOCKED =
  'How and when you can leave is among the locked terms of this offer. Assume that you cannot until you have read them.';

/** Of buying from a holder, by what is bought. */
export const SECONDARY_MARKET_RISKS = {
  debt: 'You buy an existing loan or note from someone who has decided to sell and may know more than you. The money goes to that person and not to the borrower.',
  equity:
    'You buy existing shares or interests from someone who has decided to sell and may know more than you. The money goes to that person and not into the business.',
  units:
    'You buy existing units from someone who has decided to sell and may know more than you. The money goes to that person and not into the fund.',
  unknown:
    'You buy from a holder who has decided to sell and may know more than you. The money goes to that person and not into the investment.',
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
export const classRisk = (slug: string) =>
  (Object.hasOwn(CLASS_RISKS, slug) && CLASS_RISKS[slug]) || UNKNOWN_CLASS_RISK;
