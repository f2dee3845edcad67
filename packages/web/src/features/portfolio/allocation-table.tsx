import { PORTFOLIO_ASSUMPTIONS } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { memo } from 'react';
import { useInForce } from '../../lib/use-in-force';
import { type ClassRow, ClassTable } from './class-table';
import { rangeText, rateText, timeText, weightText, wholeMoney } from './figures';

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
    <div className="mt-5">
      <ClassTable
        label="Allocation in figures"
        caption="Weight, amount and assumptions of each class in the mix"
        columns={['Weight', 'Amount', 'Target a year', 'Income a year', 'Time to cash']}
        rows={blend.allocation.flatMap(({ slug, name, weight, amount: part }, at): ClassRow[] => {
          const of = classes[at];
          if (!of) return [];
          const cells = [
            weightText(weight),
            wholeMoney(part),
            rangeText(of.target_low, of.target_high),
            rateText(of.income_yield),
            timeText(of.months_to_cash),
          ];
          return [{ slug, name, cells, muted: weight === 0 }];
        })}
        total={[
          '100.0%',
          wholeMoney(amount),
          rangeText(blend.target_low, blend.target_high),
          rateText(blend.income_yield),
          'By class',
        ]}
      />
    </div>
  );
});
