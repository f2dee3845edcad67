import { takingBesideOpen } from '@tussock/core/offer/status';
import { listed } from '@tussock/core/text/listed';
import { useSettings } from '../../lib/use-settings';

/** Beside a count of open offers: what open means, where lists count more under “Taking money now”. */
export function OpenMeaning() {
  const taking = takingBesideOpen(useSettings().open_statuses);
  if (taking.length === 0) return null;
  return `Here, open means the status Open. “Taking money now” in a list of offers also counts ${listed(taking)}. `;
}
