import type { Problem } from '../problem';
import type { ReadTables } from '../read-tables';
import { rowProblem } from '../reporter';

const REASON =
  'is not the asset class of the fund, which pages and filters show of the offer. Correct one of them, or leave it empty';

/** Warns of offers that state another asset class than their fund, by which they are listed: what they state is shown nowhere. */
export function checkFundClasses({ offers = [], funds = [] }: ReadTables, problems: Problem[]): void {
  const classes = new Map(funds.map(({ fields }) => [fields.id, fields.asset_class_id]));
  for (const { place, fields } of offers) {
    const [own, ofFund] = [fields.asset_class_id ?? null, classes.get(fields.fund_id) ?? null];
    if (own !== null && ofFund !== null && own !== ofFund)
      problems.push(rowProblem(place, 'asset_class_id', own, REASON, 'warning'));
  }
}
