import { columnNames } from '../../column/column';
import { OFFER_COLUMNS } from '../../offer/columns';
import type { Problem } from '../problem';
import type { ReadRow, ReadTables } from '../read-tables';
import { reporterOf } from '../reporter';

const CONDITIONAL: ReadonlySet<string> = new Set(
  columnNames(OFFER_COLUMNS, ({ conditional }) => conditional === true),
);

const NOTHING =
  /^(?:n\/?a|n\.a\.|not applicable|does not apply|not stated|not known|unknown|tb[acd]|to be (?:advised|announced|confirmed)|[-–—?.]+)$/i;

/** Whether a text states nothing. "None" is left out: that there are no related-party loans is a statement. */
export const statesNothing = (text: string): boolean => NOTHING.test(text);

/** A column that does not apply is one that may not apply, and it has no value; nor has one about which nothing is stated. */
export function checkNotApplicable({ offers = [] }: ReadTables, problems: Problem[]): void {
  for (const offer of offers) {
    const { fields } = offer;
    const report = reporterOf(offer, problems);
    for (const name of names(fields.not_applicable)) {
      const fault = faultOf(name, fields);
      if (fault) report('not_applicable', fault);
    }
    for (const name of CONDITIONAL) {
      const value = fields[name];
      if (typeof value === 'string' && statesNothing(value)) report(name, STATES_NOTHING);
    }
  }
}

/** What is wrong with the name of a column that does not apply; null for nothing. */
function faultOf(name: string, fields: ReadRow<'offers'>['fields']): string | null {
  if (!Object.hasOwn(OFFER_COLUMNS, name))
    return `names "${name.slice(0, 60)}", which is not a column of offers. Correct the name or take it out`;
  if (!CONDITIONAL.has(name)) return `names "${name}", which applies to every offer. Take it out`;
  if (fields[name] !== null) return `names "${name}", which has a value. Take the name out, or empty ${name}`;
  return null;
}

const STATES_NOTHING =
  'is not a value. Leave it empty if nothing is stated; name the column in not_applicable if it does not apply';

const names = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
