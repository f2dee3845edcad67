import type { AipRequirement, AipStatus } from '@tussock/core/aip/requirement';
import { figureText } from '@tussock/core/calculation/figure-text';
import { capitalised } from '@tussock/core/text/in-sentence';
import { Ban, CalendarX, Check, CircleHelp, Minus } from 'lucide-react';
import { Basis } from '../../ui/source/basis';

const LOOK: Record<AipStatus, { Icon: typeof Check; className: string }> = {
  met: { Icon: Check, className: 'text-pine' },
  'short by': { Icon: Minus, className: 'text-red' },
  'too late by': { Icon: CalendarX, className: 'text-red' },
  'not counted': { Icon: Ban, className: 'text-red' },
  'not acceptable in this category': { Icon: Ban, className: 'text-red' },
  'confirm with adviser': { Icon: CircleHelp, className: 'text-gold' },
};

/** Each requirement with its outcome, what is required, what the plan has, the reason and the source. */
export function Requirements({
  requirements,
  isExample,
}: {
  requirements: readonly AipRequirement[];
  /** Whether the visitor entered none of it: an outcome has no colour then. */
  isExample: boolean;
}) {
  return (
    <ul aria-label="Point by point" className="border-y border-line [&>li+li]:border-t [&>li]:border-line">
      {requirements.map((requirement) => (
        <li
          key={requirement.id}
          className="grid gap-x-8 gap-y-1 py-3 text-14 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]"
        >
          <div>
            <p className="font-semibold">{requirement.label}</p>
            <Outcome requirement={requirement} isExample={isExample} />
          </div>
          <div>
            <p>{figuresOf(requirement)}</p>
            <p className="text-muted">{requirement.reason}</p>
            <Basis entries={[requirement.citation]} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Outcome({
  requirement: { status, short_by, unit },
  isExample,
}: {
  requirement: AipRequirement;
  isExample: boolean;
}) {
  const { Icon, className } = LOOK[status];
  const outcome = capitalised(short_by > 0 ? `${status} ${figureText({ value: short_by, unit })}` : status);
  const words = isExample ? `In the example: ${status}` : outcome;
  return (
    <p className={`mt-0.5 flex items-center gap-1.5 font-medium ${isExample ? 'text-muted' : className}`}>
      <Icon aria-hidden="true" size={16} className="shrink-0" />
      {words}
    </p>
  );
}

function figuresOf({ required, planned, unit }: AipRequirement): string {
  const parts = [
    planned === null ? '' : `Planned ${figureText({ value: planned, unit })}`,
    required === null ? '' : `asked for ${figureText({ value: required, unit })}`,
  ];
  return capitalised(parts.filter(Boolean).join(', '));
}
