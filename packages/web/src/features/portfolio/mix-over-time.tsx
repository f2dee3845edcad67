import { PORTFOLIO_ASSUMPTIONS } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { memo } from 'react';
import { useInForce } from '../../lib/use-in-force';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { incomeCalendar, liquidityLadder } from './mix-charts';

/** When the money of a mix could be had back, and what it pays in a year. */
export const MixOverTime = memo(function MixOverTime({ blend }: { blend: Blend }) {
  const { value } = useInForce(PORTFOLIO_ASSUMPTIONS);
  return (
    <section aria-labelledby="money-and-time" className="mt-12 border-t border-line pt-8">
      <h2 id="money-and-time" className="mb-5 text-27">
        Money and time
      </h2>
      <div className="grid gap-10 xl:grid-cols-2">
        <ChartFigure chart={liquidityLadder(blend)} />
        <ChartFigure chart={incomeCalendar(blend, value)} />
      </div>
    </section>
  );
});
