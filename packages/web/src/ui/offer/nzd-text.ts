import { figureText } from '@tussock/core/calculation/figure-text';

/** An amount in NZD; beside an offer in another currency it says which dollars it means. */
export const nzdBeside = (currency: string, value: number): string =>
  figureText({ value, unit: 'NZD' }).replace('$', () => nzdSign(currency));

export const nzdSign = (currency: string) => (currency === 'NZD' ? '$' : 'NZ$');
