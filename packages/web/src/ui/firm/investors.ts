import { wholeNumber } from '@tussock/core/text/decimal';
/** "1,200", or null where the platform has not said. */
export const investorsInWords = (count: number | null) => (count ? wholeNumber(count) : null);
