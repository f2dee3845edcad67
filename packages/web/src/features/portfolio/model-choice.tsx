import { PORTFOLIO_CLASSES } from '@tussock/core/portfolio/asset-classes';
import { MODELS, type PortfolioModelId, type Weights } from '@tussock/core/portfolio/models';
import { memo } from 'react';
import { classTone } from '../../lib/class-tone';
import { useInForce } from '../../lib/use-in-force';

/** The five models, each with a small bar of its mix, and a description of the chosen one. */
export const ModelChoice = memo(function ModelChoice({
  value,
  changed,
  onChange,
}: {
  value: PortfolioModelId;
  /** The weights are no longer those of the model. */
  changed: boolean;
  onChange: (model: PortfolioModelId) => void;
}) {
  const models = useInForce(MODELS).value;
  return (
    <fieldset>
      <legend className="mb-2 font-serif text-21">Model</legend>
      <div className="border-y border-line">
        {models.map((model) => (
          <label
            key={model.id}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_7.5rem_1fr] items-center gap-x-2.5 border-line px-2 text-14 print:min-h-8 print:grid-cols-[7.5rem_1fr] print:border-0 print:not-has-checked:hidden not-first:border-t hover:bg-pine-soft has-checked:bg-pine-soft has-checked:font-semibold"
          >
            <input
              type="radio"
              name="model"
              value={model.id}
              checked={model.id === value}
              onChange={() => onChange(model.id)}
              className="size-4 print:hidden"
            />
            {model.name}
            <MixBar weights={model.weights} />
          </label>
        ))}
      </div>
      <p className="mt-2 min-h-10 text-13 text-muted">
        {models.find(({ id }) => id === value)?.description} Illustrative; not advice on what to hold.
        {changed && (
          <span className="hidden print:inline"> The weights here are not those of this model.</span>
        )}
      </p>
    </fieldset>
  );
});

/** A mix as one bar; hidden from screen readers. */
function MixBar({ weights }: { weights: Weights }) {
  return (
    <span aria-hidden="true" className="flex h-2.5 gap-px">
      {PORTFOLIO_CLASSES.map(({ slug }, at) =>
        weights[at] ? (
          <span key={slug} style={{ width: `${weights[at] / 10}%`, background: classTone(slug) }} />
        ) : null,
      )}
    </span>
  );
}
