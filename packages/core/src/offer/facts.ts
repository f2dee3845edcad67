import type { Column } from '../column/column';
import { NOT_STATED, shortText, valueText } from '../column/value-text';
import { FACT_GROUPS, OFFER_COLUMNS, OFFER_WATCHED } from './columns';
import { COMPOSED_FACTS, type ComposedFact, type Known } from './composed-facts';
import type { Offer } from './offer';

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

const LOCKED_TEXT = 'Unlocked on its own page';

/** A fact in words: the value, or why there is none. */
export function factText(offer: Known, name: FactName): string {
  const { text, missing, locked } = FACTS[name];
  return text(offer) ?? (locked && offer.is_exclusive ? LOCKED_TEXT : missing);
}

export const isFactStated = (offer: Known, name: FactName): boolean => FACTS[name].text(offer) !== null;

/** Whether the fact has a line on the page of an offer. */
export function hasLine(offer: Known, name: FactName): boolean {
  const { optional, unless } = FACTS[name];
  if (unless && offer[unless] != null) return false;
  return !optional || isFactStated(offer, name);
}

/** The facts of a group that a comparison of these offers shows: all but those that none of them states. */
export function comparedFacts(facts: readonly FactName[], offers: readonly Known[]): FactName[] {
  return facts.filter((name) => {
    const { onPageOnly, optional } = FACTS[name];
    return !onPageOnly && (!optional || offers.some((offer) => isFactStated(offer, name)));
  });
}
