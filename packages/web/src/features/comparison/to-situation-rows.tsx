import { positionOf } from '@tussock/core/situation/own-position';
import { useSituation } from '../../lib/storage/use-situation';
import { useToday } from '../../lib/today';
import { SITUATION_ROWS } from './table-parts';

/** For visitors with a tax position: the way past some fifty lines to what is left for them, the last group of the table. */
export default function ToSituationRows() {
  const { situation } = useSituation();
  if (positionOf(situation, useToday()) === null) return null;
  return (
    <a
      href={`#${SITUATION_ROWS}`}
      // The browser brings the group to the top, and the names of the offers out of sight: its end keeps both in sight.
      onClick={() =>
        requestAnimationFrame(() => document.getElementById(SITUATION_ROWS)?.scrollIntoView({ block: 'end' }))
      }
      className="link inline-flex min-h-9 items-center text-14 pointer-coarse:min-h-11"
    >
      What is left at my rate
    </a>
  );
}
