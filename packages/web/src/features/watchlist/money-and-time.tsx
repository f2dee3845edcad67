import type { Offer } from '@tussock/core/offer/offer';
import { useToday } from '../../lib/today';
import { MoneyAndTimeCharts } from '../../ui/chart/money-and-time-charts';
import { distributionCalendar, termLadder } from './watch-charts';

/** When the money of the watched offers is tied up, and when they pay. Laid out here: nobody else knows the list. */
export default function MoneyAndTime({ offers }: { offers: readonly Offer[] }) {
  const today = useToday();
  const charts = [termLadder(offers), distributionCalendar(offers, today)].filter((chart) => chart !== null);
  if (charts.length === 0) return null;
  return <MoneyAndTimeCharts charts={charts} />;
}
