import { QUOTED_MINIMUM } from '@tussock/core/eligibility/thresholds';
import { nzd } from '../../lib/format';
import { useInForce } from '../../lib/use-in-force';

/** The minimum payment that is quoted and in no clause, for use in a sentence. */
export function QuotedMinimum() {
  return nzd(useInForce(QUOTED_MINIMUM).value);
}
