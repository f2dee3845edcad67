import { riskLevel } from '@tussock/core/offer/risk-scale';

/** Seven bars for a risk rating, one more filled for each level. A rating outside the scale has none. */
export function RiskMeter({ rating, stated }: { rating: string; stated: boolean }) {
  const level = riskLevel(rating);
  if (level === null) return null;
  return (
    <i
      aria-hidden="true"
      className={stated ? 'risk' : 'risk assumed'}
      style={{ '--level': level + 1 } as React.CSSProperties}
    />
  );
}
