import type { LiquidityRung } from '@tussock/core/portfolio/blend';
import { memo } from 'react';
import { weightText, wholeMoney } from './figures';

/** How much of the money could be had back, and how soon. */
export const LiquidityLadder = memo(function LiquidityLadder({
  ladder,
}: {
  ladder: readonly LiquidityRung[];
}) {
  return (
    <section aria-labelledby="ladder" className="border-t border-line pt-3">
      <h3 id="ladder" className="font-sans text-13 font-normal tracking-normal text-muted">
        Liquidity ladder: until most of the money can be had back
      </h3>
      <ul className="mt-2 grid gap-2.5 text-13">
        {ladder.map(({ label, weight, amount, classes }) => (
          <li key={label}>
            <div className="flex justify-between gap-3">
              <span>{label}</span>
              <span className={weight > 0 ? 'font-semibold' : 'text-muted'}>
                {weight > 0 ? `${weightText(weight)} · ${wholeMoney(amount)}` : 'Nothing'}
              </span>
            </div>
            <span aria-hidden="true" className="mt-1 block h-1.5 bg-grey-soft">
              <span
                className="block h-full bg-pine print:border print:border-current"
                style={{ width: `${weight / 10}%` }}
              />
            </span>
            {classes.length > 0 && (
              <span className="mt-0.5 block text-12 text-muted">{classes.join(', ')}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-muted">Usual times by class. An offer can take longer, or suspend.</p>
    </section>
  );
});
