import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import { paths } from '../app/paths';
import { breadcrumbData } from '../components/content/structured-data';
import { PageHead } from '../components/page-head';
import { PageMeta } from '../components/page-meta';
import { FirmList } from '../features/firm-list/firm-list';
import { useFirmMeta } from '../features/firm-list/use-firm-meta';
import { FundRows } from '../features/funds/fund-rows';
import { useSettings } from '../features/site/use-settings';

const { funds: spec } = FIRM_LISTS;
const TRAIL = [{ label: 'Funds' }];

export default function Funds() {
  const list = useFirmMeta('funds', spec, {}, { title: 'Funds', path: paths.funds });
  return (
    <>
      <PageMeta
        {...list}
        description="Every private-market fund in the directory by name: provider, asset class, structure and size, with its offers to wholesale investors in New Zealand."
        structuredData={[breadcrumbData(TRAIL, paths.funds, useSettings())]}
      />
      <PageHead
        trail={TRAIL}
        title="Funds"
        lede="The funds behind the offers. A fund is listed whether or not it takes new money now."
      />
      <FirmList kind="funds" spec={spec} fixed={{}} noun={['fund', 'funds']}>
        {(funds) => <FundRows funds={funds} heading="h2" />}
      </FirmList>
    </>
  );
}
