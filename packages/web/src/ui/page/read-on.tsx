import { useLocation } from 'react-router-dom';
import { useSettings } from '../../lib/use-settings';
import { useReadOn } from './use-read-on';

/** On paper: from where, when and of which release its figures were read. */
export function ReadOn() {
  const readOn = useReadOn();
  const { address } = useSettings();
  const { pathname } = useLocation();
  return `${readOn} ${address}${pathname}`;
}
