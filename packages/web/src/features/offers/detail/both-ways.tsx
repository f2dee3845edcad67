import type { BothWays as Ways } from '@tussock/core/situation/at-situation';
import { formatPercent } from '@tussock/core/text/format-number';
import { TwoWays } from '../../../ui/calculation/two-ways';
import { leftText } from '../../../ui/offer/left-text';

/** The return of a PIE offer in the PIE and, were it not one, held directly: bars on one scale from zero. */
export function BothWays({ ways: { pie, direct, direct_rate } }: { ways: Ways }) {
  const longest = Math.max(pie.high, direct.high);
  const share = (high: number) => (longest > 0 ? Math.max(0, high) / longest : 0);
  const rate = pie.rate === null ? '' : ` at ${formatPercent(pie.rate)}`;
  return (
    <div className="mt-4 max-w-2xl border-t border-line pt-3">
      <p className="mb-2 text-14 font-semibold">This return in the PIE, and the same return held directly</p>
      <TwoWays
        ways={[
          { label: `In this PIE${rate}`, text: leftText(pie), share: share(pie.high) },
          {
            label: `Held directly at ${formatPercent(direct_rate)}`,
            text: leftText(direct),
            share: share(direct.high),
          },
        ]}
      />
    </div>
  );
}
