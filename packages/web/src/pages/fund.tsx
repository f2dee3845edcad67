import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { useAt } from '../app/match-context';
import { RequiredView } from '../components/required-view';
import { FundDetail } from '../features/funds/fund-detail';
import { fundQuery } from '../features/funds/queries';

export default function FundPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(fundQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this fund">
      {(fund) => <FundDetail fund={fund} />}
    </RequiredView>
  );
}
