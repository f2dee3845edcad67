import type { FundRow } from './fund-row';
import { FundRows } from './fund-rows';

/** Every fund by name, with their number. */
export function FundList({ funds }: { funds: readonly FundRow[] }) {
  return (
    <section aria-label="Funds">
      <p className="mb-3.5 text-15 font-semibold">
        {funds.length} {funds.length === 1 ? 'fund' : 'funds'}
      </p>
      <div className="border-y border-line py-4">
        <FundRows funds={funds} heading="h2" />
      </div>
    </section>
  );
}
