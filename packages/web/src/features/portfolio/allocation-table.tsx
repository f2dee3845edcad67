import { PORTFOLIO_ASSUMPTIONS } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { memo } from 'react';
import { useInForce } from '../../lib/use-in-force';
import { rangeText, rateText, timeText, toneOf, weightText, wholeMoney } from './figures';

/** The same as the picture, in figures. */
export const AllocationTable = memo(function AllocationTable({
  blend,
  amount,
}: {
  blend: Blend;
  amount: number;
}) {
  const { classes } = useInForce(PORTFOLIO_ASSUMPTIONS).value;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label="Allocation in figures" tabIndex={0} className="figure-table mt-5 overflow-x-auto">
      <table>
        <caption className="sr-only">Weight, amount and assumptions of each class in the mix</caption>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Weight</th>
            <th scope="col">Amount</th>
            <th scope="col">Target a year</th>
            <th scope="col">Income a year</th>
            <th scope="col">Time to cash</th>
          </tr>
        </thead>
        <tbody>
          {blend.allocation.map(({ slug, name, weight, amount: part }, at) => {
            const of = classes[at];
            if (!of) return null;
            return (
              <tr key={slug} className={weight === 0 ? 'text-muted' : undefined}>
                <th scope="row">
                  <span
                    aria-hidden="true"
                    className="mr-2 inline-block size-2.5 rounded-[2px]"
                    style={{ background: toneOf(slug) }}
                  />
                  {name}
                </th>
                <td>{weightText(weight)}</td>
                <td>{wholeMoney(part)}</td>
                <td>{rangeText(of.target_low, of.target_high)}</td>
                <td>{rateText(of.income_yield)}</td>
                <td>{timeText(of.months_to_cash)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">The mix</th>
            <td>100.0%</td>
            <td>{wholeMoney(amount)}</td>
            <td>{rangeText(blend.target_low, blend.target_high)}</td>
            <td>{rateText(blend.income_yield)}</td>
            <td>By class</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
});
