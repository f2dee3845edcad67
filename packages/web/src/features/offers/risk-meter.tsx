import clsx from 'clsx';

const LEVELS: Record<string, number> = {
  'very low': 1,
  low: 1,
  'low-medium': 2,
  medium: 3,
  'medium-high': 4,
  high: 5,
  'very high': 5,
};
const STEPS = [1, 2, 3, 4, 5];

/** Five bars for the rating beside it; a rating outside the usual words draws none. */
export function RiskMeter({ rating, stated }: { rating: string; stated: boolean }) {
  const level = LEVELS[rating.toLowerCase()];
  if (!level) return null;
  return (
    <span aria-hidden="true" className="mr-1.5 inline-flex gap-[3px] align-[-1px]">
      {STEPS.map((step) => (
        <span
          key={step}
          className={clsx(
            'h-3 w-[5px] rounded-[1.5px]',
            step <= level ? (stated ? 'bg-gold' : 'bg-control') : 'bg-line',
          )}
        />
      ))}
    </span>
  );
}
