/** How close a column of ours is to a field of a standard: the same thing, or near it (the note says what differs). */
type Closeness = 'same' | 'near';

/** A field of a standard: its identifier where it has one, and its name. */
interface StandardField {
  name: string;
  closeness: Closeness;
}

interface StandardNames {
  /** openfunds, by the identifiers of its field list up to version 1.31. */
  openfunds?: readonly StandardField[];
  /** Line items of the ILPA reporting template. */
  ilpa?: readonly StandardField[];
  note?: string;
}

const same = (name: string): StandardField => ({ name, closeness: 'same' });
const near = (name: string): StandardField => ({ name, closeness: 'near' });

/**
 * What two standards of the funds industry call the columns of a data folder. A mapping only: no claim that an export
 * complies with either. A column that is not here has no counterpart that we found.
 */
export const STANDARD_NAMES: Readonly<Record<string, StandardNames>> = {
  'offers.status': {
    openfunds: [near('OFST020545 Share Class Lifecycle')],
    note: 'Its values are others: "projected", "to be launched", "offering period", "active", "dormant", "in liquidation".',
  },
  'offers.closes_on': { openfunds: [near('OFST020559 Subscription Period End Date')] },
  'offers.minimum_investment': { openfunds: [same('OFST400230 Minimal Initial Subscription In Amount')] },
  'offers.investment_currency': {
    openfunds: [near('OFST020540 Share Class Currency'), near('OFST400240 Currency of Minimal Subscription')],
  },
  'offers.distribution': {
    openfunds: [
      near('OFST020400 Share Class Distribution Policy'),
      near('OFST023552 Distribution Declaration Frequency'),
    ],
    ilpa: [near('Distributions - Cash & Non-Cash')],
    note: 'The first says accumulating or distributing, not how often. ILPA reports an amount.',
  },
  'offers.is_open_ended': { openfunds: [same('OFST010420 Open-ended Or Closed-ended Fund Structure')] },
  'offers.risk_rating': {
    openfunds: [near('OFEM040100 EMT PRIIP Summary Risk Indicator')],
    note: 'European law; not the same scale.',
  },
  'offers.management_fee': {
    openfunds: [same('OFST452000 Management Fee Applied'), near('OFST452010 Management Fee Maximum')],
    ilpa: [near('Management Fees - Gross of Offsets, Waivers & Rebates')],
    note: 'Ours is a rate, ILPA’s an amount.',
  },
  'offers.performance_fee': {
    openfunds: [
      near('OFST451030 Performance Fee in Prospectus'),
      near('OFST451028 Performance Fee Applied'),
      near('OFST451027 Has Performance Fee'),
    ],
    ilpa: [near('Incentive Allocation')],
    note: 'OFST451028 is what was charged.',
  },
  'offers.performance_hurdle': { openfunds: [same('OFST451100 Hurdle Rate')] },
  'offers.high_water_mark': {
    openfunds: [same('OFST451155 Has High Water Mark'), near('OFST451160 High Water Mark')],
  },
  'offers.entry_fee': {
    openfunds: [
      near('OFST451340 Maximum Subscription Fee In Favour Of Fund'),
      near('OFST451305 and OFST451320, in favour of the distributor'),
    ],
    ilpa: [near('Placement Fees')],
    note: 'openfunds tells the fund’s part from the distributor’s; ours does not.',
  },
  'offers.exit_fee': {
    openfunds: [
      near('OFST451440 Maximum Redemption Fee In Favour Of Fund'),
      near('OFST451405 and OFST451420, in favour of the distributor'),
    ],
  },
  'offers.exit_windows': {
    openfunds: [
      near('OFST425561 Redemption Trade Cycle Period'),
      near('OFST425566 Monthly Redemption Dealing Days'),
      near('OFST425568 Yearly Redemption Dealing Days'),
    ],
  },
  'offers.exit_notice_days': {
    openfunds: [near('OFST425600 Pre-notice Cut-off For Redemption')],
    note: 'Theirs is a time of day.',
  },
  'offers.exit_gate': {
    openfunds: [near('OFST010270 Has Redemption Gates')],
    note: 'Ours is a percentage, theirs yes or no.',
  },
  'offers.gearing': {
    openfunds: [near('OFST010630 Is Leveraged'), near('OFST010635 Maximum Leverage In Fund')],
    note: 'Ours is what there is, theirs the most there may be.',
  },
  'offers.called_share': {
    ilpa: [near('Total Commitment'), near('Ending Unfunded Commitment')],
    note: '(Commitment less unfunded) over commitment; recallable distributions change it.',
  },
  'offers.valuation_policy': {
    openfunds: [near('OFST020300 Valuation Frequency')],
    note: 'The frequency only.',
  },
  'offers.auditor': { openfunds: [same('OFST001600 Auditor Name')] },
  'offers.custodian': { openfunds: [same('OFST001400 Custodian Bank Name')] },
  'offers.supervisor': {
    openfunds: [near('OFST001430 Trustee Name')],
    note: 'Not OFST010060 Supervisory Authority, which is the regulator.',
  },
  'offers.isin': { openfunds: [same('OFST020000 ISIN')] },
  'funds.name': {
    openfunds: [
      same('OFST010110 Legal Fund Name Only'),
      near('OFST010020 Legal Fund Name Including Umbrella'),
    ],
  },
  'funds.fund_structure': {
    openfunds: [near('OFST160100 Legal Form'), near('OFST160110 National Nomenclature Of Legal Form')],
  },
  'funds.total_fund_size': { ilpa: [near('Ending NAV')], note: 'An amount at a date.' },
  'funds.fund_size_currency': { openfunds: [near('OFST010410 Fund Currency')] },
  'funds.inception_date': {
    openfunds: [same('OFST010240 Fund Launch Date'), near('OFST020560 Share Class Launch Date')],
  },
  'funds.lei': { openfunds: [same('OFST010030 LEI Of Fund')] },
  'funds.isin': { openfunds: [same('OFST020000 ISIN')] },
  'providers.name': {
    openfunds: [same('OFST001020 ManCo'), near('OFST001000 Fund Group Name')],
  },
  'providers.website': { openfunds: [near('OFST001065 Fund Website of ManCo')] },
  'providers.location': {
    openfunds: [near('OFST001060 City of ManCo'), near('OFST001035 Domicile Of ManCo')],
    note: 'The second is the country.',
  },
  'providers.lei': { openfunds: [same('OFST001030 LEI Of ManCo')] },
};
