import { type Checkable, factCheck, figuresOfFact } from '@tussock/core/offer/fact-check';
import { columnsOfFact, FACTS, type FactName } from '@tussock/core/offer/facts';
import type { Figure, LedgerRecord } from '../source/figure';

type Linked = { id: string; slug: string | null; name: string };

/** An offer, its card or its summary. */
export type FigureOffer = Omit<Checkable, 'provider' | 'fund' | 'id' | 'slug' | 'name'> &
  Linked & { provider?: Linked | null; fund?: Linked | null };

/** A fact of an offer as a figure: the offer's own, or one of the firm or fund behind it. */
export function offerFigure(offer: FigureOffer, name: FactName): Figure {
  const { of, fields } = figuresOfFact(offer, name);
  const { sources } = offer;
  return {
    label: FACTS[name].label,
    record: recordOf(offer, of),
    fields: fields.length > 0 ? fields : columnsOfFact(name),
    check: factCheck(offer, name),
    ...(of === 'offer' && sources && { entries: sources }),
  };
}

function recordOf(offer: FigureOffer, of: 'offer' | 'provider' | 'fund'): LedgerRecord {
  const { id, slug, name } = (of === 'offer' ? null : offer[of]) ?? offer;
  return { kind: of, id, slug, name };
}
