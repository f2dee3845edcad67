import type { ReactNode } from 'react';
import { paths } from '../../lib/address/paths';
import { PAGE_TITLE } from '../../lib/page-title';
import { ButtonLink } from '../../ui/button';
import { Claim } from '../../ui/claim';

/** The top of the home page: what the site is, and the three ways on. The newest offers are its children. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-14 gap-y-7 pb-12 md:gap-y-10 print:pb-6 lg:grid-cols-[1fr_30rem] lg:items-start xl:grid-cols-[1fr_36rem]">
      <div>
        <h1 id={PAGE_TITLE} className="text-34 md:text-42">
          New Zealand wholesale offers, set out so you can compare them
        </h1>
        <p className="mt-3 max-w-[56ch] text-muted md:mt-4 md:text-17">
          Private credit, property, forestry, venture capital and more, with the firms behind them. An{' '}
          <Claim basis={paths.methodology}>independent directory</Claim>: nobody pays for a place, and marks
          show which figures we compared with a source. For{' '}
          <Claim basis={paths.wholesaleGuide}>wholesale investors</Claim> only: people and entities that meet
          a test in the law and have fewer protections than others.
        </p>
        <div className="no-print mt-5 flex flex-wrap gap-2 md:mt-7 md:gap-3">
          <ButtonLink to={paths.offers} size="lg">
            View live offers
          </ButtonLink>
          <ButtonLink to={paths.qualify} variant="outline" size="lg">
            Check eligibility
          </ButtonLink>
          <ButtonLink to={paths.unlock} variant="outline" size="lg">
            Unlock exclusive deals
          </ButtonLink>
        </div>
      </div>
      {children}
    </div>
  );
}
