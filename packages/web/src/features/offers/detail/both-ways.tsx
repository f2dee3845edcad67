import type { LeftAfter } from '@tussock/core/return/left-after';
import type { BothWays as Ways } from '@tussock/core/situation/at-situation';
import { formatPercent } from '@tussock/core/text/format-number';
import { TwoWays, type Way } from '../../../ui/calculation/two-ways';
import { leftText } from '../../../ui/offer/left-text';

/** The return of a PIE offer in the PIE and, were it not one, held directly: bars on one scale from zero. */
export function BothWays({ ways: { pie, direct, direct_rate } }: { ways: Ways }) {
  const longest = Math.max(highOf(pie), highOf(direct));
  const way = (label: string, left: LeftAfter | null, rate: number | null, missing: string): Way => ({
    label: [
      label,
      left?.computed && left.route === 'fdr' && 'under the fair dividend rate',
      rate !== null && `at ${formatPercent(rate)}`,
    ]
      .filter(Boolean)
      .join(' '),
    text: left ? leftText(left) : missing,
    share: left?.computed ? (longest > 0 ? highOf(left) / longest : 0) : null,
  });
  return (
    <div className="mt-4 max-w-2xl border-t border-line pt-3">
      <p className="mb-2 text-14 font-semibold">This return in the PIE, and the same return held directly</p>
      <TwoWays
        ways={[
          way('In this PIE', pie, pie?.computed ? pie.rate : null, 'Enter your rate'),
          way('Held directly', direct, direct_rate, pie ? 'Not modelled' : 'Enter your rate'),
        ]}
      />
    </div>
  );
}

const highOf = (left: LeftAfter | null) => (left?.computed ? Math.max(0, left.high) : 0);
