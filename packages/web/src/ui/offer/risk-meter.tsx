import clsx from 'clsx';

const LEVELS: Record<string, number> = {
  'very low': 1,
  low: 2,
  'low-medium': 3,
  medium: 4,
  'medium-high': 5,
  high: 6,
  'very high': 7,
};
const STEPS = [1, 2, 3, 4, 5, 6, 7];

/** Seven bars for a risk rating, one more for each level. A rating outside the scale has none. */
export function RiskMeter({ rating, stated }: { rating: string; stated: boolean }) {
  const level = LEVELS[rating.toLowerCase()];
  if (!level) return null;
  return (
    <span aria-hidden="true" className="mr-1.5 inline-flex print:hidden gap-0.5 align-[-1px]">
      {STEPS.map((step) => (
        <span
          key={step}
          className={clsx(
            'h-3 w-1 rounded-[1px]',
            step <= level ? (stated ? 'bg-gold' : 'bg-control') : 'bg-line',
          )}
        />
      ))}
    </span>
  );
}
