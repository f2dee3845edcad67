import type { LeftAfter } from '@tussock/core/return/left-after';
import { spanText } from '@tussock/core/return/span';

/** "4.6–5.3% a year", or "Not worked out" where nothing was computed. */
export const leftText = (left: LeftAfter): string =>
  left.computed ? `${spanText(left)} a year` : 'Not worked out';
