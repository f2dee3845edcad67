import type { Column } from '../column/column';
import { NONE, NOT_APPLICABLE, NOT_STATED, shortText, valueText } from '../column/value-text';
import { endedOtherwise } from './closing';
import { OFFER_COLUMNS } from './columns';
import { COMPOSED_FACTS, type ComposedFact, type Known } from './composed-facts';
import { askedGroups, DISCLOSURE_GROUPS, isAsked, isInFund, isOfClass } from './disclosure';
import { FACT_GROUPS, OFFER_WATCHED } from './fact-groups';
import type { Offer } from './offer';
import { canReachTarget, isBeforeClosing, outcomeStateOf } from './status';

/** A fact is named as its column, or as the composition of several. */
export type FactName = (typeof FACT_GROUPS)[number]['facts'][number] | (typeof OFFER_WATCHED)[number];

/** What a reader takes in as one line: a column, or several that say one thing together. */
export interface Fact extends ComposedFact {
  /** The same text where there is little room. */
  short: (offer: Known) => string | null;
  missing: string;
  locked: boolean;
}

const COLUMNS: Readonly<Record<string, Column>> = OFFER_COLUMNS;
const COMPOSED: Readonly<Record<string, ComposedFact>> = COMPOSED_FACTS;

/** Every fact that pages show of an offer. */
export const FACTS = Object.fromEntries(
  [...FACT_GROUPS.flatMap(({ facts }) => facts), ...OFFER_WATCHED].map((name) => [name, factOf(name)]),
) as Record<FactName, Fact>;

function factOf(name: string): Fact {
  const column = COLUMNS[name];
  const composed = COMPOSED[name];
  if (composed) return { short: composed.text, missing: NOT_STATED, locked: false, ...composed };
  if (!column?.label) throw new Error(`${name} is neither a labelled column of offers nor a composed fact.`);
  const field = name as keyof Offer;
  return {
    label: column.label,
    fields: column.currency ? [field, column.currency as keyof Offer] : [field],
    text: (offer) => valueText(column, offer[field], offer),
    short: (offer) => shortText(column, offer[field], offer),
    missing: column.words?.missing ?? NOT_STATED,
    locked: column.locked ?? false,
    ...(!column.expected && { optional: true }),
  };
}

export type FactGroup = (typeof FACT_GROUPS)[number];

export const groupOf = (name: FactGroup['name']): FactGroup =>
  FACT_GROUPS.find((group) => group.name === name) as FactGroup;

/** The columns behind a fact, as the fact ledger names them. */
export const columnsOfFact = (name: FactName): string[] =>
  FACTS[name].fields.filter((field) => Object.hasOwn(COLUMNS, field));

/** Of a fact of an exclusive offer that only its own page and a comparison show, in a browser with access. */
export const LOCKED_TEXT = 'Locked';
/** Of a fact that is asked of offers of another kind, in a comparison: of another asset class, or of funds where this is none. */
export const NOT_ASKED = 'Not asked of this kind of offer';

/** Of a fact of the fund, where an offer is no interest in one: its provider could state nothing. */
const WITHOUT_FUND: Partial<Record<FactName, string>> = { fund: NONE, fund_structure: NOT_APPLICABLE };

/**
 * A fact in words: the value, or why there is none.
 * @param word how the value is worded: in full, or where there is little room
 */
export function factText(offer: Known, name: FactName, word: Fact['short'] = FACTS[name].text): string {
  const { missing, locked } = FACTS[name];
  const stated = word(offer);
  if (stated !== null)
    return name === 'closes_on' && endedOtherwise(offer) ? `${stated}, ${BEFORE_THE_END}` : stated;
  if (name === 'outcome_return' && isWithdrawnWithout(offer)) return WITHDRAWN_WITHOUT;
  if (doesNotApply(offer, name)) return NOT_APPLICABLE;
  if (locked && offer.is_exclusive) return LOCKED_TEXT;
  if (isOfClass(name) && !isAsked(offer, name)) return NOT_ASKED;
  return (!isInFund(offer) && WITHOUT_FUND[name]) || missing;
}

/** Of a closing date that is not the day on which the offer ended: it may be yet to come. */
const BEFORE_THE_END = 'stated before it ended';

/** Of the outcome of an offer that was withdrawn: many are before they begin, which no column tells. */
const WITHDRAWN_WITHOUT = 'None stated; the offer was withdrawn';
const isWithdrawnWithout = ({ status = '', outcome_return = null }: Known) =>
  outcomeStateOf({ status, outcome_return }) === 'none';

/** Whether a fact does not apply to an offer: its provider says so, or its time has passed or is yet to come. */
const doesNotApply = (offer: Known, name: FactName): boolean =>
  isNotApplicable(offer, name) || isOutOfTime(offer, name);

/** Whether the provider says that the fact does not apply to the offer. */
const isNotApplicable = ({ not_applicable = [] }: Known, name: FactName): boolean =>
  not_applicable.includes(name);

/** Whether it is too late for a fact, or too early: an open offer has no date on which it closed, and has reached no return. */
function isOutOfTime(offer: Known, name: FactName): boolean {
  const { unless } = FACTS[name];
  if (unless) return offer[unless] != null;
  if (offer.status === undefined) return false;
  if (name === 'outcome_return') return canReachTarget({ status: offer.status, outcome_return: null });
  return name === 'closed_on' && isBeforeClosing({ status: offer.status });
}

export const isFactStated = (offer: Known, name: FactName): boolean => FACTS[name].text(offer) !== null;

/** Whether the provider says anything of the fact: what it is, or that it does not apply. */
export const isFactAnswered = (offer: Known, name: FactName): boolean =>
  isFactStated(offer, name) || isNotApplicable(offer, name);

/** Whether the fact has a line on the page of an offer. */
export function hasLine(offer: Known, name: FactName): boolean {
  const { optional, unless } = FACTS[name];
  if (unless && offer[unless] != null) return false;
  return !optional || isFactAnswered(offer, name) || isAsked(offer, name);
}

/** The facts of a group that a comparison of these offers shows: those that one of them states, or that all of them are asked for. */
export function comparedFacts(facts: readonly FactName[], offers: readonly Known[]): FactName[] {
  return facts.filter((name) => {
    const { onPageOnly, optional } = FACTS[name];
    if (onPageOnly) return false;
    return (
      !optional ||
      offers.some((offer) => isFactStated(offer, name)) ||
      offers.every((offer) => isAsked(offer, name))
    );
  });
}

/**
 * The groups that the page of an offer shows beside those of every offer: what is asked in its asset class, and whatever else it
 * states. Each comes with the facts that have a line; what is locked has none.
 */
export function disclosureOf(offer: Known): { group: FactGroup; facts: FactName[] }[] {
  const asked = askedGroups(offer) as readonly string[];
  return DISCLOSURE_GROUPS.map((group) => {
    const open = group.facts.filter((name) => !(offer.is_exclusive && FACTS[name].locked));
    const isShown = asked.includes(group.name) || open.some((name) => isFactStated(offer, name));
    return { group, facts: isShown ? open.filter((name) => hasLine(offer, name)) : [] };
  }).filter(({ facts }) => facts.length > 0);
}

/** How many facts are asked of an offer in its asset class, and what came of it. What is locked is not counted. */
export function disclosureCount(offer: Known): { asked: number; stated: number; not_applicable: number } {
  const asked = disclosureOf(offer).flatMap(({ facts }) => facts.filter((name) => isAsked(offer, name)));
  return {
    asked: asked.length,
    stated: asked.filter((name) => isFactStated(offer, name)).length,
    not_applicable: asked.filter((name) => isNotApplicable(offer, name)).length,
  };
}
