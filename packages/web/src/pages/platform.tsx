import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api-context';
import { useAt } from '../app/match-context';
import { RequiredView } from '../components/required-view';
import { PlatformDetail } from '../features/platforms/platform-detail';
import { platformQuery } from '../features/platforms/queries';

export default function PlatformPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(platformQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this platform">
      {(platform) => <PlatformDetail platform={platform} />}
    </RequiredView>
  );
}
