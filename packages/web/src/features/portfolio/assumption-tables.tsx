import { PORTFOLIO_ASSUMPTIONS, PORTFOLIO_CLASSES } from '@tussock/core/portfolio/asset-classes';
import { MODELS } from '@tussock/core/portfolio/models';
import { useInForce } from '../../lib/use-in-force';
import { Day } from '../../ui/text/day';
import { type ClassRow, ClassTable } from './class-table';
import { rangeText, rateText, timeText, weightText } from './figures';

const CORRELATION = 'Correlation of yearly returns';

/** The five models and everything that is assumed about the nine classes. */
export function AssumptionTables() {
  const models = useInForce(MODELS).value;
  const assumptions = useInForce(PORTFOLIO_ASSUMPTIONS);
  const { classes, correlation } = assumptions.value;
  return (
    <div className="laid-out-apart space-y-9 xl:[&_table]:table-fixed">
      <TitledClasses
        title="The five models"
        columns={models.map(({ name }) => name)}
        rows={PORTFOLIO_CLASSES.map(({ slug, name }, at) => ({
          slug,
          name,
          cells: models.map(({ weights }) => (weights[at] ? weightText(weights[at]) : '0%')),
        }))}
      />
      <TitledClasses
        title="Assumptions about each class"
        columns={['Assumed targets', 'Assumed return', 'Volatility', 'Income', 'Time to cash']}
        rows={PORTFOLIO_CLASSES.flatMap(({ slug, name }, at): ClassRow[] => {
          const of = classes[at];
          if (!of) return [];
          const cells = [
            rangeText(of.target_low, of.target_high),
            rateText(of.assumed_return),
            rateText(of.volatility),
            rateText(of.income_yield),
            timeText(of.months_to_cash),
          ];
          return [{ slug, name, cells }];
        })}
      />
      <div>
        <h3 className="mb-2 text-17">{CORRELATION}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section aria-label={CORRELATION} tabIndex={0} className="figure-table overflow-x-auto">
          <table>
            <caption className="sr-only">{CORRELATION}</caption>
            <thead>
              <tr>
                <td />
                {PORTFOLIO_CLASSES.map(({ slug, name }) => (
                  <th key={slug} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {PORTFOLIO_CLASSES.map(({ slug, name }, row) => (
                <tr key={slug}>
                  <th scope="row">{name}</th>
                  {PORTFOLIO_CLASSES.map((other, column) => (
                    <td key={other.slug}>{correlation[row]?.[column]?.toFixed(2)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <p className="max-w-[72ch] text-13 text-muted">
        {assumptions.source}
        {assumptions.in_force_from && (
          <>
            , as of <Day on={assumptions.in_force_from} />
          </>
        )}
        . Returns and volatility are percent a year before fees. The projection draws the growth of the whole
        mix at random, year by year, from a lognormal distribution with the blended return as its mean and the
        blended volatility, correlations included, as its standard deviation; then takes the fees.
      </p>
    </div>
  );
}

function TitledClasses({ title, ...table }: { title: string; columns: string[]; rows: ClassRow[] }) {
  return (
    <div>
      <h3 className="mb-2 text-17">{title}</h3>
      <ClassTable label={title} {...table} />
    </div>
  );
}
