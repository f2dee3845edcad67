import { MODELS, type PortfolioModelId } from '@tussock/core/portfolio/models';
import { type PortfolioState, startOf } from '@tussock/core/portfolio/portfolio-params';
import { rebalance } from '@tussock/core/portfolio/rebalance';
import { requireInForce } from '@tussock/core/settings/effective-dated';

/** The builder: the portfolio, which its address holds, and what only this visit has. */
export interface BuilderState {
  state: PortfolioState;
  /** Per class: its weight stays while others move. */
  locked: readonly boolean[];
  /** The weights before the current class was first moved: moving it back restores the others. */
  before: { index: number; weights: readonly number[] } | null;
}

export type PortfolioEdit =
  | { do: 'open'; state: PortfolioState }
  | { do: 'choose model'; model: PortfolioModelId; on: string }
  | { do: 'move'; index: number; weight: number }
  | { do: 'lock'; index: number }
  | { do: 'set'; name: 'amount' | 'years' | 'fee' | 'inflation' | 'seed'; value: number };

export const builderState = (state: PortfolioState): BuilderState => ({
  state,
  locked: state.weights.map(() => false),
  before: null,
});

/** Applies one edit. The weights sum to 100.0 % after each. */
export function applyEdit(builder: BuilderState, edit: PortfolioEdit): BuilderState {
  const { state, locked } = builder;
  switch (edit.do) {
    case 'open':
      return builderState(edit.state);
    case 'choose model': {
      const { weights } = startOf(edit.model, edit.on);
      return builderState({ ...state, model: edit.model, weights });
    }
    case 'move': {
      const before =
        builder.before?.index === edit.index ? builder.before : { index: edit.index, weights: state.weights };
      const weights = rebalance(before.weights, edit.index, edit.weight, locked);
      return { ...builder, before, state: { ...state, weights } };
    }
    case 'lock':
      return { ...builder, before: null, locked: locked.map((is, at) => (at === edit.index ? !is : is)) };
    case 'set':
      return { ...builder, state: { ...state, [edit.name]: edit.value } };
  }
}

/** Whether a class can be moved: it is not locked, and another one is not locked either. */
export const isMovable = ({ locked }: BuilderState, index: number) =>
  locked[index] !== true && locked.some((is, at) => !is && at !== index);

/** Whether the weights are no longer those of the model. */
export function isChanged({ model, weights }: PortfolioState, on: string): boolean {
  const models = requireInForce(MODELS, on, 'set of portfolio models').value;
  return models.find(({ id }) => id === model)?.weights.join() !== weights.join();
}
