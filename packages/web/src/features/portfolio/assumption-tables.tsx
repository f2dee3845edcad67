import { PORTFOLIO_ASSUMPTIONS, PORTFOLIO_CLASSES } from '@tussock/core/portfolio/asset-classes';
import { MODELS } from '@tussock/core/portfolio/models';
import { formatDate } from '@tussock/core/text/format-date';
import type { ReactNode } from 'react';
import { useInForce } from '../../lib/use-in-force';
import { rangeText, rateText, timeText, weightText } from './figures';

/** The five models and everything that is assumed about the nine classes. */
export function AssumptionTables() {
  const models = useInForce(MODELS).value;
  const assumptions = useInForce(PORTFOLIO_ASSUMPTIONS);
  const { classes, correlation } = assumptions.value;
  return (
    <div className="while-far space-y-9 [contain-intrinsic-block-size:auto_90rem]">
      <Titled title="The five models">
        <thead>
          <tr>
            <th scope="col">Class</th>
            {models.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PORTFOLIO_CLASSES.map(({ slug, name }, at) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              {models.map(({ id, weights }) => (
                <td key={id}>{weights[at] ? weightText(weights[at]) : '0%'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Titled>
      <Titled title="Assumptions about each class">
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Usual targets</th>
            <th scope="col">Assumed return</th>
            <th scope="col">Volatility</th>
            <th scope="col">Income</th>
            <th scope="col">Time to cash</th>
          </tr>
        </thead>
        <tbody>
          {PORTFOLIO_CLASSES.map(({ slug, name }, at) => {
            const of = classes[at];
            if (!of) return null;
            return (
              <tr key={slug}>
                <th scope="row">{name}</th>
                <td>{rangeText(of.target_low, of.target_high)}</td>
                <td>{rateText(of.assumed_return)}</td>
                <td>{rateText(of.volatility)}</td>
                <td>{rateText(of.income_yield)}</td>
                <td>{timeText(of.months_to_cash)}</td>
              </tr>
            );
          })}
        </tbody>
      </Titled>
      <Titled title="Correlation of yearly returns">
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
      </Titled>
      <p className="max-w-[72ch] text-13 text-muted">
        {assumptions.source}
        {assumptions.in_force_from && `, as of ${formatDate(assumptions.in_force_from)}`}. Returns and
        volatility are percent a year before fees. The projection draws the growth of the whole mix at random,
        year by year, from a lognormal distribution with the blended return as its mean and the blended
        volatility, correlations included, as its standard deviation; then takes the fees.
      </p>
    </div>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-17">{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section aria-label={title} tabIndex={0} className="figure-table overflow-x-auto">
        <table>
          <caption className="sr-only">{title}</caption>
          {children}
        </table>
      </section>
    </div>
  );
}
