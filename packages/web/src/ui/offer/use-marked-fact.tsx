import { type FactName, factText } from '@tussock/core/offer/facts';
import type { ReactNode } from 'react';
import { Marked } from '../source/marked';
import { useMarkOf } from '../source/use-mark-of';
import { type FigureOffer, offerFigure } from './offer-figure';

/** Shows facts of offers with their marks, as words where nothing else is given. `listed` is explained at `Marked`. */
export function useMarkedFact({ listed = false }: { listed?: boolean } = {}) {
  const markOf = useMarkOf();
  return (offer: FigureOffer, name: FactName, shown: ReactNode = factText(offer, name)) => {
    const figure = offerFigure(offer, name);
    return (
      <Marked figure={figure} mark={markOf(figure.check)} listed={listed}>
        {shown}
      </Marked>
    );
  };
}
