import type { LeftAfter } from '@tussock/core/return/left-after';
import { leftLabel, leftNote, leftText } from './left-text';

/** What is left of an offer's target, in a line below its figures. */
export function LeftLine({ left }: { left: LeftAfter }) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 border-t border-line pt-2.5 text-14">
      <span className="text-12 text-muted">{leftLabel(left)}</span>
      <span className={left.computed ? 'text-15 font-semibold' : undefined}>{leftText(left)}</span>
      <span className="text-13 text-muted">{left.computed ? leftNote(left) : left.reason}</span>
    </p>
  );
}
