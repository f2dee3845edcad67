import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { PageHead } from '../components/page-head';
import { PageMeta } from '../components/page-meta';
import { QueryView } from '../components/query-view';
import { Skeleton } from '../components/ui/skeleton';
import { FundList } from '../features/funds/fund-list';
import { allFundsQuery } from '../features/funds/queries';

export default function Funds() {
  const query = useQuery(allFundsQuery(useApi()));
  return (
    <>
      <PageMeta
        title="Funds"
        description="Every private-market fund in the directory by name: provider, asset class, structure and size, with its offers to wholesale investors in New Zealand."
      />
      <PageHead
        trail={[{ label: 'Funds' }]}
        title="Funds"
        lede="The funds behind the offers, by name. A fund is listed whether or not it takes new money now."
      />
      <QueryView query={query} what="the funds" skeleton={<Skeleton className="h-[60rem]" />}>
        {(funds) => <FundList funds={funds} />}
      </QueryView>
    </>
  );
}
