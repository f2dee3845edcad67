import { useQuery } from '@tanstack/react-query';
import { FundDetail } from '../features/funds/fund-detail';
import { fundQuery } from '../features/funds/queries';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

export default function FundPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(fundQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this fund">
      {(fund) => <FundDetail fund={fund} />}
    </RequiredView>
  );
}
