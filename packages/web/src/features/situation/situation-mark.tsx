import { positionOf, taxOfPosition } from '@tussock/core/situation/own-position';
import { formatPercent } from '@tussock/core/text/format-number';
import { useSituation } from '../../lib/storage/use-situation';
import { useToday } from '../../lib/today';

/** The rate of the visitor's tax position; nothing while there is none. */
export default function SituationMark() {
  const position = positionOf(useSituation().situation, useToday());
  if (!position) return null;
  const { direct, pir } = taxOfPosition(position);
  return (
    <span className="absolute top-0.5 left-6.5 rounded-full bg-pine px-1 text-12 leading-4.5 font-semibold text-paper">
      <span className="sr-only">, set to </span>
      {formatPercent(direct ?? pir)}
    </span>
  );
}
