import { OwnComparison } from '../features/comparison/own-comparison';
import { askedOffers } from '../features/comparison/requested-offers';
import { SharedComparison } from '../features/comparison/shared-comparison';
import { useAt } from '../lib/match-context';
import { PageMeta } from '../ui/page/page-meta';

export default function Compare() {
  const asked = askedOffers(useAt().search);
  return (
    <>
      <PageMeta
        title="Compare offers"
        description="Up to three wholesale investment offers side by side: minimum, target return, term, fees, structure and who is behind them. Share it, print it, take it as a spreadsheet."
      />
      {asked ? <SharedComparison identifiers={asked} /> : <OwnComparison />}
    </>
  );
}
