import type { ReturnStep } from '@tussock/core/return/return-steps';

/** What is shown in place of the figure of a step; null where it takes one. */
export function takenWord({ id, rate, state }: ReturnStep, isLocked: boolean): string | null {
  if (state === 'not_stated') return isLocked ? 'Locked' : 'Not stated';
  if (state === 'not_modelled') return 'Not modelled';
  return rate || id === 'tax' || id === 'exit_tax' ? null : IN_TARGET;
}

/** Of the last line. Without a step for inflation, or where it takes nothing, nothing is said of it. */
export const leftName = (isReal: boolean) => (isReal ? 'Left after inflation, a year' : 'Left, a year');

/** Of a fee that the stated target is after. */
export const IN_TARGET = 'In the target';
