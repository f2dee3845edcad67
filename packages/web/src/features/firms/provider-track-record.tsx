import type { Provider } from '@tussock/core/firm/provider';
import { addressOf } from '@tussock/core/identifier/identifier';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { trackRecordChartQuery } from '../../lib/queries/charts';
import { ChartFigure } from '../../ui/chart/chart-figure';
import { Drawn } from '../../ui/chart/drawn';
import { TermSection } from '../../ui/page/term-section';

/** Target against outcome of the provider's offers that ended; nothing where none did. */
export function ProviderTrackRecord({ provider }: { provider: Provider }) {
  const lede = (
    <>
      One outcome says little about the next.{' '}
      <Link to={`${paths.trackRecord}?provider=${addressOf(provider)}`} className="link">
        How each of them went
      </Link>
    </>
  );
  return (
    <Drawn query={trackRecordChartQuery(useApi(), { provider: [addressOf(provider)] })}>
      {({ data }) =>
        data?.chart && (
          <TermSection id="track-record" title="Offers that ended" lede={lede}>
            <ChartFigure chart={data.chart} />
          </TermSection>
        )
      }
    </Drawn>
  );
}
