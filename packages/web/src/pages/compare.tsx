import { useAt } from '../app/match-context';
import { PageMeta } from '../components/page-meta';
import { askedOffers } from '../features/comparison/asked-offers';
import { OwnComparison } from '../features/comparison/own-comparison';
import { SharedComparison } from '../features/comparison/shared-comparison';

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
