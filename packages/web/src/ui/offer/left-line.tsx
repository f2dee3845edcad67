import type { LeftAfter } from '@tussock/core/return/left-after';
import { formatPercent } from '@tussock/core/text/format-number';
import { leftText } from './left-text';

/** What is left of an offer's target, in a line below its figures. */
export function LeftLine({ left }: { left: LeftAfter }) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 border-t border-line pt-2.5 text-14">
      <span className="text-12 text-muted">Left after fees and tax</span>
      <span className={left.computed ? 'text-15 font-semibold' : undefined}>{leftText(left)}</span>
      <span className="text-13 text-muted">{left.computed ? routeText(left) : left.reason}</span>
    </p>
  );
}

const ROUTES: Record<Extract<LeftAfter, { computed: true }>['route'], string> = {
  pie: 'in a PIE',
  'listed-pie': 'in a listed PIE',
  direct: 'held directly',
  'limited-partnership': 'in a partnership',
  fdr: 'by the fair dividend rate',
};

/** "in a PIE at 28%": how the return is taxed. */
export const routeText = ({ route, rate }: Extract<LeftAfter, { computed: true }>): string =>
  rate === null ? ROUTES[route] : `${ROUTES[route]} at ${formatPercent(rate)}`;
