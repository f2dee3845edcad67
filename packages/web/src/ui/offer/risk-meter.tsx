import { RISK_SCALE, riskLevel } from '@tussock/core/offer/risk-scale';
import clsx from 'clsx';

/** Seven bars for a risk rating, one more for each level. A rating outside the scale has none. */
export function RiskMeter({ rating, stated }: { rating: string; stated: boolean }) {
  const level = riskLevel(rating);
  if (level === null) return null;
  return (
    <span aria-hidden="true" className="mr-1.5 inline-flex print:hidden gap-0.5 align-[-1px]">
      {RISK_SCALE.map((name, step) => (
        <span
          key={name}
          className={clsx(
            'h-3 w-1 rounded-[1px]',
            step <= level ? (stated ? 'bg-gold' : 'bg-control') : 'bg-line',
          )}
        />
      ))}
    </span>
  );
}
