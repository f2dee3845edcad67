import { RISK_SCALE, riskLevel } from '@tussock/core/offer/risk-scale';
import clsx from 'clsx';

/** Seven bars for a risk rating, one more for each level. A rating outside the scale has none. */
export function RiskMeter({ rating, stated }: { rating: string; stated: boolean }) {
  const level = riskLevel(rating);
  if (level === null) return null;
  return (
    <span
      aria-hidden="true"
      className="mr-1.5 inline-flex gap-0.5 align-[-1px] print:[print-color-adjust:exact]"
    >
      {RISK_SCALE.map((name, step) => (
        <span
          key={name}
          className={clsx(
            'h-3 w-1 rounded-[1px]',
            step <= level ? (stated ? 'bg-gold print:bg-ink' : 'bg-control') : 'bg-line',
          )}
        />
      ))}
    </span>
  );
}
