import type { Offer } from '@tussock/core/offer/offer';
import { listed } from '@tussock/core/text/listed';

/** What pages say above an offer that was switched off, of those that are answered; null where all are listed. */
export function leftDirectory(offers: readonly Pick<Offer, 'name' | 'is_active'>[]): string | null {
  const left = offers.filter(({ is_active }) => !is_active).map(({ name }) => name);
  if (left.length === 0) return null;
  const [have, is] = left.length === 1 ? ['has', 'is'] : ['have', 'are'];
  return `${listed(left)} ${have} left the directory and ${is} not on offer here: this is the last version published, which may be out of date.`;
}
