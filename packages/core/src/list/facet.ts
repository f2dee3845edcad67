import { compareNames, foldText, slugify } from '../text/fold';
import { type Band, inBand } from './band';

export interface FacetOption {
  /** As in page addresses and in the API. */
  value: string;
  label: string;
}

/** Of a facet of which any value can be asked for, such as an amount: its cards have no options of their own. */
export interface AskedFor<Card> {
  /** The option of a value, as people may write it; null where it is none. */
  optionOf: (text: string) => FacetOption | null;
  holds: (card: Card, value: string) => boolean;
  /** The order in which the cards that hold come before the others: they are found without a look at each. */
  firstIn: string;
  /** The facet with which it is shown. */
  beside: string;
  /** What a value has to be, for a message. */
  must: string;
}

/** One way of narrowing a list of cards. */
export interface Facet<Card, Name extends string = string> {
  name: Name;
  label: string;
  /** What a card is counted under; empty where its value is missing. */
  optionsOf: (card: Card) => FacetOption[];
  /** All values there can be, in order; absent where the data decides. */
  declared?: readonly FacetOption[];
  /** The values that follow one another, such as bands of an amount; absent where none is next to another. */
  steps?: readonly string[];
  asked?: AskedFor<Card>;
  /** There may be too many options to list: answers have those that are chosen. */
  listsChosenOnly?: boolean;
  /** The order in which options are shown. */
  compare: (a: FacetOption, b: FacetOption) => number;
}

/** An option as its facet declares it, and as it is where the facet declares no such one. */
export const asDeclared = ({ declared }: Pick<Facet<never>, 'declared'>, option: FacetOption): FacetOption =>
  declared?.find(({ value }) => value === option.value) ?? option;

/** The facets of a list by name; the order of the names is the order in which they are shown. */
export type FacetsOf<Name extends string, Card> = { readonly [N in Name]: Facet<Card, Name> };

/** Chosen values by facet: OR inside a facet, AND across them. */
export type FiltersOf<Name extends string> = Partial<Record<Name, readonly string[]>>;

/** Values that differ in capitals only are one option: an address names it in any. */
export const optionKey = (value: string): string => value.toLowerCase();

/**
 * Whether a value is among the chosen ones, which may also name a slug by its words: "Bay of Plenty" is bay-of-plenty. One that is an
 * option itself names no other: "Pre launch" is not "Pre-launch".
 */
export function namedBy(
  chosen: readonly string[],
  options: readonly Pick<FacetOption, 'value'>[] = [],
): (value: string) => boolean {
  if (chosen.length === 0) return () => false;
  const known = new Set(options.map(({ value }) => optionKey(value)));
  const others = chosen.filter((value) => !known.has(optionKey(value)));
  const named = new Set([...chosen.map(optionKey), ...others.map(slugify)]);
  return (value) => named.has(optionKey(value));
}

/** Whether a card is in every facet that has a choice. */
export function passesFilters<Name extends string, Card>(
  facets: FacetsOf<Name, Card>,
  card: Card,
  filters: FiltersOf<Name>,
): boolean {
  return (Object.keys(facets) as Name[]).every((name) => {
    const chosen = filters[name];
    if (!chosen || chosen.length === 0) return true;
    const { asked } = facets[name];
    if (asked) return chosen.some((value) => asked.holds(card, value));
    const isNamed = namedBy(chosen);
    return facets[name].optionsOf(card).some(({ value }) => isNamed(value));
  });
}

/** A facet whose options come from the data, sorted by name. */
export function fromData<Card, Name extends string>(
  name: Name,
  label: string,
  optionsOf: (card: Card) => FacetOption[],
): Facet<Card, Name> {
  return { name, label, optionsOf, compare: (a, b) => compareNames(a.label, b.label) };
}

/** A facet of free text: known values come first, in the order given (folded), then the others by name. */
export function fromText<Card, Name extends string>(
  name: Name,
  label: string,
  text: (card: Card) => string,
  order: readonly string[],
): Facet<Card, Name> {
  const rank = ({ value }: FacetOption) => {
    const at = order.indexOf(foldText(value));
    return at < 0 ? order.length : at;
  };
  return {
    name,
    label,
    optionsOf: (card) => [{ value: text(card), label: text(card) }],
    compare: (a, b) => rank(a) - rank(b) || compareNames(a.label, b.label),
  };
}

function fromDeclared<Card, Name extends string>(
  name: Name,
  label: string,
  declared: readonly FacetOption[],
  valuesOf: (card: Card) => readonly (string | null)[],
): Facet<Card, Name> {
  const position = ({ value }: FacetOption) => declared.findIndex((each) => each.value === value);
  return {
    name,
    label,
    declared,
    optionsOf: (card) => {
      const values = valuesOf(card);
      return declared.filter((option) => values.includes(option.value));
    },
    compare: (a, b) => position(a) - position(b),
  };
}

/** A facet of bands of a figure, which follow one another. A card without the figure (null) is in none of them. */
export function fromBands<Card, Name extends string>(
  name: Name,
  label: string,
  bands: readonly Band[],
  stated: (card: Card) => number | null,
): Facet<Card, Name> {
  const options = bands.map(({ value, label: text }) => ({ value, label: text }));
  const facet = fromDeclared(name, label, options, (card: Card) => {
    const value = stated(card);
    return value === null ? [] : bands.filter((band) => inBand(band, value)).map((band) => band.value);
  });
  return { ...facet, steps: bands.map(({ value }) => value) };
}

/** A facet of declared values. A card may have several; null is none of them. */
export function fromLabels<Card, Name extends string, T extends string>(
  name: Name,
  label: string,
  labels: Readonly<Record<T, string>>,
  valuesOf: (card: Card) => readonly (T | null)[],
): Facet<Card, Name> {
  const options = Object.entries<string>(labels).map(([value, text]) => ({ value, label: text }));
  return fromDeclared(name, label, options, valuesOf);
}

/** A facet of yes and no: each card is in one of them. */
export function fromFlag<Card, Name extends string>(
  name: Name,
  label: string,
  yes: string,
  no: string,
  flag: (card: Card) => boolean,
): Facet<Card, Name> {
  const options = [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return fromDeclared(name, label, options, (card) => [String(flag(card))]);
}

/** A facet of which any number can be asked for. */
export const fromAsked = <Card, Name extends string>(
  name: Name,
  label: string,
  asked: AskedFor<Card>,
): Facet<Card, Name> => ({
  name,
  label,
  optionsOf: () => [],
  asked,
  compare: (a, b) => Number(a.value) - Number(b.value),
});
