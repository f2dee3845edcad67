import { NOT_STATED } from '@tussock/core/column/value-text';

/** "1,200", or that the platform has not said. */
export const investorsInWords = (count: number | null) =>
  count ? count.toLocaleString('en-NZ') : NOT_STATED;
