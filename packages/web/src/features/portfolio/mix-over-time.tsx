import { PORTFOLIO_ASSUMPTIONS } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { memo } from 'react';
import { useInForce } from '../../lib/use-in-force';
import { MoneyAndTimeCharts } from '../../ui/chart/money-and-time-charts';
import { incomeCalendar, liquidityLadder } from './mix-charts';

/** When the money of a mix could be had back, and what it pays in a year. */
export const MixOverTime = memo(function MixOverTime({ blend }: { blend: Blend }) {
  const { value } = useInForce(PORTFOLIO_ASSUMPTIONS);
  return <MoneyAndTimeCharts charts={[liquidityLadder(blend), incomeCalendar(blend, value)]} />;
});
