import { columnNames } from '../column/column';
import { OFFER_COLUMNS } from '../offer/columns';
import type { Problem } from './problem';
import type { ReadTables } from './read-tables';
import { rowProblem } from './reporter';

const CONDITIONAL: ReadonlySet<string> = new Set(
  columnNames(OFFER_COLUMNS, ({ conditional }) => conditional === true),
);

const NOTHING =
  /^(?:n\/?a|n\.a\.|not applicable|does not apply|not stated|not known|unknown|tb[acd]|to be (?:advised|announced|confirmed)|[-–—?.]+)$/i;

/** Whether a text states nothing. "None" is left out: that there are no related-party loans is a statement. */
export const statesNothing = (text: string): boolean => NOTHING.test(text);

/** A column that does not apply is one that may not apply, and it has no value; nor has one about which nothing is stated. */
export function checkNotApplicable({ offers = [] }: ReadTables, problems: Problem[]): void {
  for (const { place, fields } of offers) {
    const report = (reason: string) =>
      problems.push(rowProblem(place, 'not_applicable', fields.not_applicable, reason));
    for (const name of names(fields.not_applicable)) {
      if (!Object.hasOwn(OFFER_COLUMNS, name))
        report(
          `names "${name.slice(0, 60)}", which is not a column of offers. Correct the name or take it out`,
        );
      else if (!CONDITIONAL.has(name)) report(`names "${name}", which applies to every offer. Take it out`);
      else if (fields[name] !== null)
        report(`names "${name}", which has a value. Take the name out, or empty ${name}`);
    }
    for (const name of CONDITIONAL) {
      const value = fields[name];
      if (typeof value === 'string' && statesNothing(value))
        problems.push(rowProblem(place, name, value, STATES_NOTHING));
    }
  }
}

const STATES_NOTHING =
  'is not a value. Leave it empty if nothing is stated; name the column in not_applicable if it does not apply';

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
