import { reasonText } from '@tussock/core/removal/reason-text';
import { formatDate } from '@tussock/core/text/format-date';
import type { GoneOffer } from '../../lib/queries/use-offers';

/** "Removed on 27 November 2026. Reason: …": when and why an offer left the directory; null where the directory does not say it. */
export function removalText({ removal }: Pick<GoneOffer, 'removal'>): string | null {
  if (removal === null) return null;
  const { reason, removed_on } = removal;
  const when = removed_on === null ? 'Removed' : `Removed on ${formatDate(removed_on)}`;
  return `${when}. ${reasonText(reason)}`;
}
