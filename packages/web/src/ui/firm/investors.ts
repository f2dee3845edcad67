import { wholeNumber } from '@tussock/core/text/decimal';

/** "1,200", or null where the platform has not said. Unlike an amount of 0, none is a count. */
export const investorsInWords = (count: number | null) => (count === null ? null : wholeNumber(count));
