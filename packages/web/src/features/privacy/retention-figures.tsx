import { type Retention as Days, retentionOn, UNLOCK_DAYS } from '@tussock/core/submission/retention';
import { useToday } from '../../lib/today';

/** How long a kind of record is kept, in months: "24 months". */
export function Retention({ of }: { of: keyof Days }) {
  return `${Math.round(retentionOn(useToday())[of] / 30.4)} months`;
}

/** How long access to exclusive offers lasts: "30 days". */
export function UnlockDays() {
  return `${UNLOCK_DAYS} days`;
}
