import { FIRM_LISTS } from '@tussock/core/firm/firm-lists';
import { FirmList } from '../features/firms/firm-list';
import { useFirmMeta } from '../features/firms/use-firm-meta';
import { paths } from '../lib/paths';
import { useSettings } from '../lib/use-settings';
import { FundRows } from '../ui/firm/fund-rows';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { breadcrumbData } from '../ui/page/structured-data';

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
