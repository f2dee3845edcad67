import { useSettings } from '../lib/use-settings';

/** How soon a reported mistake is answered, as the settings promise. */
export function CorrectionPromise() {
  const { correction_days } = useSettings();
  return `We answer within ${correction_days} working ${correction_days === 1 ? 'day' : 'days'}.`;
}
