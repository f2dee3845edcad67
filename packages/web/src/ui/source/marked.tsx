import { type Mark, markText } from '@tussock/core/source/mark';
import { type ComponentType, lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { opensElsewhere } from '../../lib/address/opens-elsewhere';
import type { Figure } from './figure';
import { addressOfEntries, FollowedMark } from './followed-mark';
import type { MarkPopoverProps } from './mark-popover';

const MarkPopover = lazy<ComponentType<MarkPopoverProps>>(() =>
  import('./mark-popover').catch(() => ({ default: FollowedMark })),
);

/**
 * A figure with its mark. The mark is a link to the entries on the page of the record; with scripts it opens them here.
 * In a list it is not a tab stop: the record's own page has the same marks, each with one.
 */
export function Marked({
  figure,
  mark,
  listed = false,
  children,
}: {
  figure: Figure;
  mark: Mark;
  listed?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {children}
      {mark.mark !== 'none' && <MarkLink figure={figure} mark={mark} listed={listed} />}
      <LapsedNote mark={mark} />
    </>
  );
}

/** A figure with its mark where the whole line is a link, so that the mark cannot be one. */
export function MarkedInLink({ mark, children }: { mark: Mark; children: ReactNode }) {
  return (
    <>
      {children}
      {mark.mark !== 'none' && (
        // Brackets part it from the figure, which a line's name has it directly after.
        <i className={`mark ${mark.mark}`} role="img" aria-label={`(${markText(mark)})`} />
      )}
      <LapsedNote mark={mark} />
    </>
  );
}

/** What is said of a figure that was confirmed too long ago to go without a date. */
function LapsedNote({ mark }: { mark: Mark }) {
  if (mark.mark !== 'aged' || mark.age !== 'lapsed') return null;
  return <span className="block text-12 font-normal text-muted">{` ${markText(mark)}`}</span>;
}

function MarkLink({ figure, mark, listed }: { figure: Figure; mark: Mark; listed: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  // A press outside closes a popover before the click arrives: a click on its own mark must not open it again.
  const wasOpen = useRef(false);
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event) || !('popover' in HTMLElement.prototype)) return;
    event.preventDefault();
    const isByKey = event.detail === 0;
    setOpen(isByKey ? !isOpen : !wasOpen.current);
  };
  const href = useHref(addressOfEntries(figure));
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: its name is its title, which is a tooltip too */}
      <a
        ref={link}
        href={href}
        className={`mark ${mark.mark}`}
        title={markText(mark)}
        tabIndex={listed ? -1 : undefined}
        aria-expanded={isOpen || undefined}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={open}
      />
      {isOpen && (
        <Suspense>
          <MarkPopover figure={figure} mark={mark} link={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
