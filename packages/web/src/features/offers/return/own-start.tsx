import type { WholeOffer } from '@tussock/core/situation/at-situation';
import { useEffect, useMemo } from 'react';
import { useSituation } from '../../../lib/storage/use-situation';
import { useToday } from '../../../lib/today';
import type { ReturnInputs } from './return-inputs';
import { startAtSituation, startText } from './start-at-situation';

/** Starts the calculation at the visitor's tax position, in this browser, and says so. */
export default function OwnStart({
  offer,
  onStart,
}: {
  offer: WholeOffer;
  onStart: (inputs: ReturnInputs | null) => void;
}) {
  const { situation } = useSituation();
  const today = useToday();
  const start = useMemo(() => startAtSituation(offer, situation, today), [offer, situation, today]);
  useEffect(() => {
    onStart(start?.inputs ?? null);
    return () => onStart(null);
  }, [start, onStart]);
  return start && <p className="mt-1 max-w-[72ch] text-13 text-muted">{startText(start)}</p>;
}
