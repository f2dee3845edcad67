import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { factAnchor } from './fact-anchor';
import type { Figure } from './figure';

/** The address of the entries of a figure, on the page of its record. */
export function addressOfEntries({ record: { kind, ...record }, fields }: Figure): string {
  return `${paths[kind](record)}#${factAnchor(fields[0] ?? '')}`;
}

/** In place of the popover where it cannot be loaded: the mark leads to the entries, as without scripts. */
export function FollowedMark({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the mark is pressed
  useEffect(() => {
    onClose();
    navigate(addressOfEntries(figure));
  }, []);
  return null;
}
