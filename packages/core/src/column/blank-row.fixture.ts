import type { Columns, ValueOf } from './column';

type Optional<C extends Columns> = {
  -readonly [Name in keyof C as C[Name] extends { readonly required: true } ? never : Name]: ValueOf<C[Name]>;
};

/** The columns that a row may leave out, with their defaults: a fixture states the others and what it is about. */
export const blankRow = <const C extends Columns>(columns: C): Optional<C> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { required }]) => !required)
      .map(([name, { default: standard = null }]) => [name, standard]),
  ) as Optional<C>;
