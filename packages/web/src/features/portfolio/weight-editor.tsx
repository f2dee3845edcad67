import { PORTFOLIO_CLASSES } from '@tussock/core/portfolio/asset-classes';
import type { Blend } from '@tussock/core/portfolio/blend';
import { WHOLE } from '@tussock/core/portfolio/models';
import { memo } from 'react';
import { Button } from '../../ui/button';
import { type BuilderState, isMovable, type PortfolioEdit } from './builder-state';
import { weightText } from './figures';
import { MixInSight } from './mix-in-sight';
import { WeightRow } from './weight-row';

/** Nine weights that always sum to 100.0 %: moving one changes the others that are not locked, in proportion. */
export const WeightEditor = memo(function WeightEditor({
  builder,
  edit,
  blend,
  changed,
  onReset,
}: {
  builder: BuilderState;
  edit: (edit: PortfolioEdit) => void;
  /** What the weights come to. */
  blend: Blend;
  changed: boolean;
  onReset: () => void;
}) {
  const { weights } = builder.state;
  const most = WHOLE - weights.reduce((sum, weight, at) => (builder.locked[at] ? sum + weight : sum), 0);
  const stuck = PORTFOLIO_CLASSES.every((_, at) => !isMovable(builder, at));
  return (
    <section aria-labelledby="weights" className="no-print in-[html:not([data-js])]:hidden">
      <div className="mb-1 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <h2 id="weights" className="text-21">
          Weights
        </h2>
        <Button variant="quiet" size="sm" onClick={() => changed && onReset()} aria-disabled={!changed}>
          Back to the model
        </Button>
      </div>
      <p id="weights-help" className="mb-2 text-13 text-muted">
        When you move one weight, the others change in proportion. A locked weight stays. Arrow keys move a
        weight by 1%, or by 0.1% with Shift; Page Up and Page Down move it by 5%.
      </p>
      <MixInSight blend={blend} />
      <ul className="border-t border-line max-lg:border-0 max-lg:[&_:is(button,input)]:scroll-mt-48">
        {PORTFOLIO_CLASSES.map((assetClass, at) => (
          <WeightRow
            key={assetClass.slug}
            assetClass={assetClass}
            weight={weights[at] ?? 0}
            most={most}
            locked={builder.locked[at] === true}
            movable={isMovable(builder, at)}
            onMove={(weight) => edit({ do: 'move', index: at, weight })}
            onLock={() => edit({ do: 'lock', index: at })}
          />
        ))}
      </ul>
      <p className="flex justify-between py-2 text-14 font-semibold max-lg:hidden">
        <span>Sum</span> <span>{weightText(weights.reduce((sum, weight) => sum + weight, 0))}</span>
      </p>
      {stuck && (
        // A status that comes with its text is not read out.
        <p role="alert" className="text-13 text-gold">
          Nothing can move while all classes but one are locked. Unlock two of them.
        </p>
      )}
    </section>
  );
});
