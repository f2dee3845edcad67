import { type Blend, blend } from '@tussock/core/portfolio/blend';
import type { PortfolioModelId } from '@tussock/core/portfolio/models';
import { PORTFOLIO_LIMITS, portfolioToParams } from '@tussock/core/portfolio/portfolio-params';
import { useCallback, useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useToday } from '../../lib/today';
import { Announce } from '../../ui/announce';
import { buttonClass } from '../../ui/button';
import { LinkNotice } from '../../ui/calculation/link-notice';
import { NumberField } from '../../ui/number-field';
import { Section } from '../../ui/section';
import { AllocationPicture } from './allocation-picture';
import { AllocationTable } from './allocation-table';
import { BlendFigures } from './blend-figures';
import { isChanged } from './builder-state';
import { ClassLists } from './class-lists';
import { rangeText, weightText, wholeMoney } from './figures';
import { MixOverTime } from './mix-over-time';
import { ModelChoice } from './model-choice';
import { ProjectionSection } from './projection-section';
import { ShareAndPrint } from './share-and-print';
import { useBuilder } from './use-builder';
import { WeightEditor } from './weight-editor';

/** The portfolio builder: the model on the left, the picture in the middle, what it means on the right. */
export function Builder() {
  const today = useToday();
  const { builder, edit, link } = useBuilder();
  const { state } = builder;
  const mix = useMemo(() => blend(state.weights, state.amount, today), [state.weights, state.amount, today]);
  const chooseModel = useCallback(
    (model: PortfolioModelId) => edit({ do: 'choose model', model, on: today }),
    [edit, today],
  );
  const reset = useCallback(() => chooseModel(state.model), [chooseModel, state.model]);
  const changed = isChanged(state, today);
  const params = portfolioToParams(state, today).toString();
  return (
    <>
      <Announce text={wordsOf(mix)} />
      <LinkNotice link={link} />
      <form
        method="get"
        autoComplete="off"
        action={useHref(paths.portfolioBuilder)}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-x-9 gap-y-10 border-t border-line pt-7 lg:grid-cols-[19.5rem_minmax(0,1fr)] xl:grid-cols-[19.5rem_minmax(0,1fr)_16.5rem]"
      >
        <div className="grid content-start gap-6 xl:row-span-2">
          <ModelChoice value={state.model} changed={changed} onChange={chooseModel} />
          <NumberField
            label="Amount"
            name="amount"
            unit="$"
            value={state.amount}
            decimals={0}
            step={50_000}
            {...PORTFOLIO_LIMITS.amount}
            onChange={(value) => edit({ do: 'set', name: 'amount', value })}
            hint="New Zealand dollars. Your entries are in the address of this page, which our server can receive."
          />
          <div className="grid gap-2 in-[html[data-js]]:hidden">
            {/* It has no field of its own, and the picture of a link stays with it. */}
            {state.seed !== PORTFOLIO_LIMITS.seed.default && (
              <input type="hidden" name="seed" value={state.seed} />
            )}
            {changed && (
              <button
                type="submit"
                name="weights"
                value={state.weights.join('-')}
                className={buttonClass('primary')}
              >
                Show these weights
              </button>
            )}
            <button type="submit" className={buttonClass(changed ? 'outline' : 'primary')}>
              Show this model
            </button>
          </div>
          <WeightEditor builder={builder} edit={edit} blend={mix} changed={changed} onReset={reset} />
        </div>
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className="text-21">Allocation</h2>
            <ShareAndPrint address={paths.portfolioBuilder + (params && `?${params}`)} />
          </div>
          <AllocationPicture blend={mix} />
          <AllocationTable blend={mix} amount={state.amount} />
          <ProjectionSection state={state} edit={edit} />
        </div>
        <section
          aria-labelledby="meaning"
          className="lg:col-span-2 xl:sticky xl:top-24 xl:col-span-1 xl:self-start"
        >
          <h2 id="meaning" className="mb-2 text-21">
            What it means
          </h2>
          <BlendFigures blend={mix} />
        </section>
      </form>
      <MixOverTime blend={mix} />
      <div className="no-print mt-12">
        <Section
          id="lists"
          title="What is listed in each class"
          lede="Plain lists of every offer of a class. Their order is stated and nobody can pay for a place in it. This page picks no offer, and offers are for wholesale investors only."
        >
          <ClassLists allocation={mix.allocation} />
        </Section>
      </div>
    </>
  );
}

/** The mix in two sentences, for screen readers. */
function wordsOf(mix: Blend): string {
  const largest = [...mix.allocation]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .filter(({ weight }) => weight > 0)
    .map(({ name, weight }) => `${name} ${weightText(weight)}`);
  const target = rangeText(mix.target_low, mix.target_high);
  const income = wholeMoney(mix.yearly_income);
  return `The mix: ${largest.join(', ')}. Blended target ${target} a year; income ${income} a year.`;
}
