import { QUOTED_MINIMUM } from '@tussock/core/eligibility/thresholds';
import { useInForce } from '../../lib/use-in-force';
import { NzDollars } from '../../ui/text/nz-dollars';

/** The minimum payment that is quoted and in no clause, for use in a sentence. */
export function QuotedMinimum() {
  return <NzDollars amount={useInForce(QUOTED_MINIMUM).value} />;
}
