import type { Blend } from '@tussock/core/portfolio/blend';
import { memo } from 'react';
import { AllocationStrips } from './allocation-strips';
import { rangeText, weightText, wholeMoney } from './figures';

const HEIGHT = 84;

/** The picture and its totals in small, in sight on a small screen while the weights move. Wide screens show the picture. */
export const MixInSight = memo(function MixInSight({ blend }: { blend: Blend }) {
  const sum = blend.allocation.reduce((total, { weight }) => total + weight, 0);
  return (
    <div
      data-mix-in-sight
      className="sticky top-16 [@media(height<30rem)]:static z-10 -mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line bg-paper px-2 py-2.5 lg:hidden"
    >
      <AllocationStrips blend={blend} height={HEIGHT} />
      <dl className="grid grid-cols-[auto_auto] items-baseline gap-x-3 text-13">
        <Total label="Sum" figure={weightText(sum)} />
        <Total label="Target" figure={rangeText(blend.target_low, blend.target_high)} />
        <Total label="Income" figure={wholeMoney(blend.yearly_income)} />
      </dl>
    </div>
  );
});

function Total({ label, figure }: { label: string; figure: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold">{figure}</dd>
    </>
  );
}
