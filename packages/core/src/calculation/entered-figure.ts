/** What was entered as an amount or a count: below nothing, and nonsense, are 0. */
export const enteredFigure = (value: number | undefined): number =>
  value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0;
