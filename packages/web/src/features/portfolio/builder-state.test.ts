import { PORTFOLIO_MODELS } from '@tussock/core/portfolio/models';
import { startOf } from '@tussock/core/portfolio/portfolio-params';
import { isWeights } from '@tussock/core/portfolio/rebalance';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  type BuilderState,
  builderState,
  isChanged,
  isMovable,
  type PortfolioEdit,
} from './builder-state';

const TODAY = '2026-11-20';
const start = () => builderState(startOf('balanced', TODAY));
const after = (edits: PortfolioEdit[]): BuilderState => edits.reduce(applyEdit, start());

const edit: fc.Arbitrary<PortfolioEdit> = fc.oneof(
  fc.record({
    do: fc.constant('move' as const),
    index: fc.nat(8),
    weight: fc.oneof(fc.integer({ min: -100, max: 1_200 }), fc.constant(Number.NaN)),
  }),
  fc.record({ do: fc.constant('lock' as const), index: fc.nat(8) }),
  fc.record({
    do: fc.constant('choose model' as const),
    model: fc.constantFrom(...PORTFOLIO_MODELS),
    on: fc.constant(TODAY),
  }),
);

describe('the builder', () => {
  it('forgets locks and moves when another portfolio is opened', () => {
    const other = { ...startOf('growth', TODAY), amount: 250_000 };
    const builder = after([
      { do: 'lock', index: 2 },
      { do: 'move', index: 0, weight: 640 },
      { do: 'open', state: other },
    ]);
    expect(builder).toEqual(builderState(other));
  });

  it('holds weights of 100.0% after any sequence of edits', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        let builder = start();
        for (const each of edits) {
          builder = applyEdit(builder, each);
          expect(isWeights(builder.state.weights, 9)).toBe(true);
        }
      }),
    );
  });

  it('never moves a locked class, whatever is done to it or to others', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.array(edit, { maxLength: 20 }), (index, edits) => {
        const moves = edits.filter((each) => each.do === 'move' && each.index !== index);
        const builder = after([{ do: 'lock', index }, ...moves]);
        expect(builder.state.weights[index]).toBe(start().state.weights[index]);
      }),
    );
  });

  it('brings the others back when a class is moved there and back in one go', () => {
    const builder = after([
      { do: 'move', index: 0, weight: 640 },
      { do: 'move', index: 0, weight: 1_000 },
      { do: 'move', index: 0, weight: 200 },
    ]);
    expect(builder.state.weights).toEqual(start().state.weights);
    const elsewhere = after([
      { do: 'move', index: 0, weight: 1_000 },
      { do: 'move', index: 1, weight: 0 },
      { do: 'move', index: 0, weight: 200 },
    ]);
    expect(elsewhere.state.weights).toEqual([200, 100, 100, 100, 100, 100, 100, 100, 100]);
  });

  it('forgets locks and weights with another model, and keeps the amount', () => {
    const builder = after([
      { do: 'set', name: 'amount', value: 5_000_000 },
      { do: 'lock', index: 2 },
      { do: 'move', index: 0, weight: 10 },
      { do: 'choose model', model: 'income', on: TODAY },
    ]);
    expect(builder.state).toEqual({ ...startOf('income', TODAY), amount: 5_000_000 });
    expect(builder.locked).not.toContain(true);
  });

  it('knows what can move and what was changed', () => {
    const allButOne = after([1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({ do: 'lock', index })));
    expect([0, 1].map((index) => isMovable(allButOne, index))).toEqual([false, false]);
    expect(isMovable(applyEdit(allButOne, { do: 'lock', index: 8 }), 0)).toBe(true);
    expect(isChanged(start().state, TODAY)).toBe(false);
    expect(isChanged(after([{ do: 'move', index: 0, weight: 201 }]).state, TODAY)).toBe(true);
  });
});
