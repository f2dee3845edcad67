/** Choices of the forms, in the order shown. Values are what is sent and stored. */

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

const options = <const V extends string>(...pairs: [V, string][]): readonly [Option<V>, ...Option<V>[]] =>
  pairs.map(([value, label]) => ({ value, label })) as [Option<V>, ...Option<V>[]];

/**
 * What visitors say of their own status. We do not check it, and the words claim no result of the tests of the FMC Act 2013,
 * Schedule 1.
 */
export const INVESTOR_BASES = options(
  ['investment-business', 'I invest, or advise on investing, as a business'],
  ['investment-activity', 'I hold or have recently bought $1 million or more of financial products'],
  ['large', 'My net assets or turnover have been above $5 million in each of the last two years'],
  ['eligible-certificate', 'I have, or plan to get, a confirmed eligible investor certificate'],
  ['minimum-750k', 'I would invest $750,000 or more in one offer'],
  ['not-sure', 'I am not sure yet'],
);

/** What a report can be about, as mails name it. */
export const SUBJECT_KINDS = options(
  ['offer', 'Offer'],
  ['fund', 'Fund'],
  ['provider', 'Provider'],
  ['platform', 'Platform'],
);

export const AMOUNT_BANDS = options(
  ['under-50k', 'Under $50,000'],
  ['50k-100k', '$50,000 to $100,000'],
  ['100k-500k', '$100,000 to $500,000'],
  ['500k-1m', '$500,000 to $1 million'],
  ['over-1m', 'More than $1 million'],
  ['undecided', 'I have not decided'],
);

export const TIMINGS = options(
  ['1-month', 'Within a month'],
  ['3-months', 'Within three months'],
  ['12-months', 'Within a year'],
  ['looking', 'I am only looking'],
);

export type InvestorBasis = (typeof INVESTOR_BASES)[number]['value'];

/** The label of a stored value; a value of an older form is shown as it is. */
export function labelOf(choices: readonly Option[], value: string): string {
  return choices.find((option) => option.value === value)?.label ?? value;
}

/** Names of the fields as people read them, on forms, in mails and in exports. */
export const FIELD_LABELS = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  offer_id: 'Offer',
  investor_basis: 'How you see your investor status',
  asset_classes: 'Asset classes of interest',
  amount_band: 'Amount',
  timing: 'Timing',
  message: 'Message',
  recipients: 'Who may receive your enquiry',
} as const;
