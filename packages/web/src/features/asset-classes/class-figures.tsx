import type { ClassFigures as Figures } from '@tussock/core/asset-class/class-figures';
import { rangeOfMoney, targetRange } from '@tussock/core/asset-class/range-text';
import { wholeNumber } from '@tussock/core/text/decimal';
import type { ReactNode } from 'react';
import { Fact } from '../../ui/fact';

/**
 * The open offers of a class in figures: how many, and the range of minimums and targets. Ranges only: an average of
 * unlike offers would mean nothing. A class without figures has no offer.
 */
export function ClassFigures({ figures, large = false }: { figures: Figures | undefined; large?: boolean }) {
  const { open_offers: open, offers } = figures ?? { open_offers: 0, offers: 0 };
  return (
    <>
      <Fact label="Offers" figure large={large}>
        {wholeNumber(open)}{' '}
        <span className="text-12 font-normal text-muted">
          {offers > 0 ? `open of ${wholeNumber(offers)} listed` : 'listed'}
        </span>
      </Fact>
      <Fact label="Minimums, open offers" large={large}>
        <Lines none={open > 0 ? 'Not stated' : 'No open offer'}>
          {figures?.minimums.map((range) => rangeOfMoney(range))}
        </Lines>
      </Fact>
      <Fact label="Targets, open offers" large={large} wide>
        <Lines none={open > 0 ? 'Not stated' : 'No open offer'}>
          {figures?.targets.map((range) => targetRange(range))}
        </Lines>
      </Fact>
    </>
  );
}

function Lines({ none, children }: { none: string; children: ReactNode[] | undefined }) {
  if (!children || children.length === 0) return none;
  return children.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
    <span key={place} className="block">
      {line}{' '}
    </span>
  ));
}
