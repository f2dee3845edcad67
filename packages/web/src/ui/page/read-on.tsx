import { useLocation } from 'react-router-dom';
import { useSettings } from '../../lib/use-settings';
import { useReadOn } from './use-read-on';

/**
 * On paper: from where, when and of which release its figures were read.
 * @param path where the same is found again, if the path of the page alone does not lead there
 */
export function ReadOn({ path }: { path?: string }) {
  const readOn = useReadOn();
  const { address } = useSettings();
  const { pathname } = useLocation();
  return `${readOn} ${address}${path ?? pathname}`;
}
