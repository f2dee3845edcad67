import type { PortfolioClassSlug } from '@tussock/core/portfolio/asset-classes';
import { WHOLE } from '@tussock/core/portfolio/models';
import { Lock, LockOpen } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classTone } from '../../lib/class-tone';
import { NumberField } from '../../ui/number-field';
import { weightText } from './figures';

const PERCENT = 10;

/** One class: its weight, as a number and a slider, and its lock. */
export function WeightRow({
  assetClass: { slug, name },
  weight,
  most,
  locked,
  movable,
  onMove,
  onLock,
}: {
  assetClass: { slug: PortfolioClassSlug; name: string };
  /** Tenths of a percent, as everywhere. */
  weight: number;
  /** What the locked weights leave. */
  most: number;
  locked: boolean;
  movable: boolean;
  onMove: (weight: number) => void;
  onLock: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOf(event.key) * (event.shiftKey ? 1 : PERCENT);
    if (by === 0) return;
    event.preventDefault();
    onMove(Math.min(WHOLE, Math.max(0, weight + by)));
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5.75rem_auto] items-center gap-x-2 border-b border-line py-2">
      {/* With larger text on a phone its name has a line of its own. */}
      <span className="flex items-center gap-2 text-14 font-medium max-[18rem]:col-span-3">
        <span aria-hidden="true" className="size-3 rounded-[3px]" style={{ background: classTone(slug) }} />
        {name}
      </span>
      <NumberField
        label={`${name}, weight`}
        hideLabel
        unit="%"
        value={weight / 10}
        min={0}
        max={most / 10}
        decimals={1}
        onLeave
        disabled={!movable}
        className="max-[18rem]:col-span-2"
        onChange={(percent) => onMove(Math.round(percent * 10))}
      />
      <button
        type="button"
        aria-pressed={locked}
        aria-label={`Lock ${name}`}
        title={locked ? `Unlock ${name}` : `Lock ${name}`}
        onClick={onLock}
        className="flex size-9 items-center justify-center rounded-control text-muted hover:text-ink aria-pressed:bg-pine-soft aria-pressed:text-pine pointer-coarse:size-11"
      >
        {locked ? <Lock aria-hidden="true" size={16} /> : <LockOpen aria-hidden="true" size={16} />}
      </button>
      <input
        type="range"
        aria-label={`${name}, slider`}
        aria-describedby="weights-help"
        aria-valuetext={weightText(weight)}
        min={0}
        max={WHOLE}
        step={1}
        value={weight}
        disabled={!movable}
        onChange={(event) => onMove(Number(event.target.value))}
        onKeyDown={onKeyDown}
        className="col-span-3 h-6 w-full disabled:opacity-50 pointer-coarse:h-11"
        style={{ accentColor: classTone(slug) }}
      />
    </li>
  );
}

/** How many steps a key moves; 0 for keys that the slider handles itself or that do nothing. */
function stepOf(key: string): number {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1;
  if (key === 'PageUp') return 5;
  if (key === 'PageDown') return -5;
  return 0;
}
