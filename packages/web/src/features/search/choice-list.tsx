import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { opensElsewhere } from '../../lib/address/opens-elsewhere';
import { Highlight } from '../../ui/highlight';
import type { ChoiceGroup } from './quick-search';

/** The results under the search box, in groups. The field keeps the focus and points to the active one. */
export function ChoiceList({
  id,
  groups,
  active,
  onChoose,
  onPoint,
}: {
  id: string;
  groups: ChoiceGroup[];
  /** Position over all groups; -1 for none. */
  active: number;
  onChoose: (to: string, words: string) => void;
  onPoint: (position: number) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let position = -1;
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className="py-2">
      {groups.map((group, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`} className="px-2 pb-1.5">
          <p id={`${id}-group-${at}`} className="px-3 py-1 text-12 text-muted">
            {group.label}
          </p>
          {group.choices.map((choice) => {
            position += 1;
            const own = position;
            return (
              <Link
                key={choice.to}
                id={`${id}-${own}`}
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                to={choice.to}
                onPointerMove={() => own !== active && onPoint(own)}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  onChoose(choice.to, choice.words);
                }}
                className={clsx(
                  'block rounded-control px-3 py-2 text-15 aria-selected:bg-pine-soft aria-selected:text-pine pointer-coarse:py-2.5',
                  choice.isMain && 'font-semibold text-pine',
                )}
              >
                <Highlight text={choice.text} words={choice.matched} />
                {choice.detail && <span className="block text-13 text-muted">{` ${choice.detail}`}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
