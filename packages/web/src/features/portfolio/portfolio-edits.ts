import { MODELS, type PortfolioModelId } from '@tussock/core/portfolio/models';
import { type PortfolioState, startOf } from '@tussock/core/portfolio/portfolio-params';
import { rebalance } from '@tussock/core/portfolio/rebalance';
import { requireInForce } from '@tussock/core/working/in-force';

/** What lies on the builder's desk: the state that stands in the address, and what only this visit knows. */
export interface Desk {
  state: PortfolioState;
  /** Per class: its weight stays while others move. */
  locked: readonly boolean[];
  /** The weights before the class being moved was first touched: moving it back brings the others back too. */
  before: { index: number; weights: readonly number[] } | null;
}

export type DeskEdit =
  | { do: 'open'; state: PortfolioState }
  | { do: 'choose model'; model: PortfolioModelId; on: string }
  | { do: 'move'; index: number; weight: number }
  | { do: 'lock'; index: number }
  | { do: 'set'; name: 'amount' | 'years' | 'fee' | 'inflation' | 'seed'; value: number };

export const deskOf = (state: PortfolioState): Desk => ({
  state,
  locked: state.weights.map(() => false),
  before: null,
});

/** One edit. Weights sum to 100.0 % after each. */
export function edited(desk: Desk, edit: DeskEdit): Desk {
  const { state, locked } = desk;
  switch (edit.do) {
    case 'open':
      return deskOf(edit.state);
    case 'choose model': {
      const { weights } = startOf(edit.model, edit.on);
      return deskOf({ ...state, model: edit.model, weights });
    }
    case 'move': {
      const before =
        desk.before?.index === edit.index ? desk.before : { index: edit.index, weights: state.weights };
      const weights = rebalance(before.weights, edit.index, edit.weight, locked);
      return { ...desk, before, state: { ...state, weights } };
    }
    case 'lock':
      return { ...desk, before: null, locked: locked.map((is, at) => (at === edit.index ? !is : is)) };
    case 'set':
      return { ...desk, state: { ...state, [edit.name]: edit.value } };
  }
}

/** Whether a class can be moved: it is not locked, and another can give or take. */
export const isMovable = ({ locked }: Desk, index: number) =>
  locked[index] !== true && locked.some((is, at) => !is && at !== index);

/** Whether the weights are no longer those of the model. */
export function isChanged({ model, weights }: PortfolioState, on: string): boolean {
  const models = requireInForce(MODELS, on, 'set of portfolio models').value;
  return models.find(({ id }) => id === model)?.weights.join() !== weights.join();
}
