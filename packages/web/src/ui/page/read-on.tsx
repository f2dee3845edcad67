import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../lib/use-settings';
import { useReadOn } from './use-read-on';

/**
 * On paper: from where, when and of which release its figures were read.
 * @param path where the same is found again, if the address of the page does not lead there
 */
export function ReadOn({ path }: { path?: string }) {
  const readOn = useReadOn();
  const { address } = useSettings();
  const { pathname } = useLocation();
  // Tools write their entries into the address without the router. On the server one page is for many addresses.
  const search = useSyncExternalStore(
    onPrint,
    () => window.location.search,
    () => '',
  );
  return `${readOn} ${address}${path ?? pathname + search}`;
}

function onPrint(listener: () => void): () => void {
  window.addEventListener('beforeprint', listener);
  return () => window.removeEventListener('beforeprint', listener);
}
