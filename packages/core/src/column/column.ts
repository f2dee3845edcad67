import type { IdentifierScheme } from '../identifier/check-digits';

/** A document that a record names. */
export interface DocumentLink {
  title: string;
  address: string;
}

/** The types of values by kind. The kind decides how a value is read, checked, documented and shown as text. */
interface Values {
  /** Id of an offer, a provider, a platform or a fund. */
  uuid: string;
  /** Id of any other record: a UUID or a short key of the old system. */
  key: string;
  slug: string;
  /** Up to 1,000 characters, or `max`. */
  text: string;
  /** Text that the copy check reads for words that fair dealing forbids. */
  copy: string;
  /** Long text of the same kind. */
  markdown: string;
  /** A web address. */
  address: string;
  /** A web address, or a path on this site. */
  image: string;
  /** One of `values`. */
  'one-of': string;
  /** ISO 4217 code. */
  currency: string;
  amount: number;
  /** 8.5 means 8.5%. */
  percent: number;
  number: number;
  integer: number;
  /** 2026-11-20 */
  date: string;
  /** 2026-11-20T01:02:03.456Z */
  timestamp: string;
  boolean: boolean;
  /** A register number or an international code, as `scheme` says. */
  identifier: string;
  /** Dates, or months of every year ("March"). */
  windows: string[];
  /** Names of columns of the same table. */
  names: string[];
  documents: DocumentLink[];
}
type Kind = keyof Values;

/** What is true of one column of a table, whoever reads it. */
export interface Column {
  readonly kind: Kind;
  /**
   * What readers call the value, on every page, in every file and in the API's documentation. A column without one is for
   * programs: no page shows it and no change of it is listed.
   */
  readonly label?: string;
  /** Said beside the value on the record's page. */
  readonly note?: string;
  /** For the API's documentation, where label and kind do not say all. */
  readonly about?: string;
  /** An example for those who fill in a template, where the kind gives none that says enough. */
  readonly example?: string;
  /** A row without a value is refused. */
  readonly required?: true;
  /** What stands in for a missing value. */
  readonly default?: string | number | boolean | readonly never[];
  /** The row lists the column in `defaulted` where the default was applied. */
  readonly defaulted?: true;
  /** Of an identifier: which one. */
  readonly scheme?: IdentifierScheme;
  /** Of a number: the bounds. Of a text: `max` characters. */
  readonly min?: number;
  readonly max?: number;
  /** Of a `one-of`: the label of each value, in the order in which filters show them. */
  readonly values?: Readonly<Record<string, string>>;
  /** Of a `one-of` or a text: the value that other words of a data file mean, written in small letters. */
  readonly also?: Readonly<Record<string, string>>;
  /** Of an amount: the column with its currency; New Zealand dollars without one. */
  readonly currency?: string;
  /** Of a text: words that rules and filters go by. A line break between them is read as a space. */
  readonly line?: true;
  /** What a number counts, in the plural ("months"), or what follows a percentage ("p.a."). */
  readonly unit?: string;
  /** Words for special values: 0, true, false, and a missing value. */
  readonly words?: { readonly [value in '0' | 'true' | 'false' | 'missing']?: string };
  /** The tables whose ids it holds. */
  readonly to?: readonly string[];
  /** Of a boolean: visitors see the record only where it is true. */
  readonly publishes?: true;
  /** It may not apply to a record: `not_applicable` names it then. */
  readonly conditional?: true;
  /** Null or empty in what everyone may read of an exclusive offer. */
  readonly locked?: true;
  /** Of a day or a time: it may be after today. */
  readonly ahead?: true;
  /** A stated value is a figure, a date or a fee that can be checked: coverage counts it. */
  readonly figure?: true;
  /** Of a figure: this column says the same where it is stated, and is counted instead. */
  readonly unless?: string;
  /** Readers look for it: its line says "Not stated" where it is missing. Other lines are left out then. */
  readonly expected?: true;
  /** Changes are listed with both values, but not for these: never listed, or as "rewritten" (as every long text is). */
  readonly change?: 'unlisted' | 'rewritten';
}

/** The columns of a table, in the order of the data file. */
export type Columns = Readonly<Record<string, Column>>;

type Stated<C> = C extends { readonly values: infer Labels }
  ? keyof Labels & string
  : C extends { readonly kind: infer K extends Kind }
    ? Values[K]
    : never;

/** The type of a loaded value: null where it may be missing and has no default. */
export type ValueOf<C> = C extends { readonly required: true } | { readonly default: unknown }
  ? Stated<C>
  : Stated<C> | null;

/** The columns that carry a flag. */
export type Flagged<C extends Columns, Flag> = {
  [Name in keyof C]: C[Name] extends Flag ? Name : never;
}[keyof C];

type DefaultedOf<C extends Columns> = [Flagged<C, { readonly defaulted: true }>] extends [never]
  ? unknown
  : { defaulted: string[] };

type Plain<T> = { [K in keyof T]: T[K] };

/** A loaded row of the table. */
export type RowOf<C extends Columns> = Plain<
  { -readonly [Name in keyof C]: ValueOf<C[Name]> } & DefaultedOf<C>
>;

/** Names of the columns for which something holds, in their order. */
export function columnNames<C extends Columns>(
  columns: C,
  holds: (column: Column) => boolean,
): (keyof C & string)[] {
  return Object.keys(columns).filter((name) => holds(columns[name] as Column));
}

/** A record with the named fields only, in the order of the names. */
export function pickFields<T extends object, const Name extends keyof T>(
  record: T,
  names: readonly Name[],
): Pick<T, Name> {
  const picked = blank(names);
  for (const name of names) picked[name] = record[name];
  return picked as Pick<T, Name>;
}

const blanks = new WeakMap<readonly PropertyKey[], object>();

/** An object with these fields, to be filled: a copy of one that has them takes a third of the time of naming each again. */
export function blank<Name extends PropertyKey>(names: readonly Name[]): Record<Name, unknown> {
  const known = blanks.get(names);
  if (known) return { ...known } as Record<Name, unknown>;
  const made = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
  blanks.set(names, made);
  return { ...made };
}
