import { useQuery } from '@tanstack/react-query';
import { PlatformDetail } from '../features/firms/platform-detail';
import { platformQuery } from '../features/firms/platform-queries';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

export default function PlatformPage() {
  const { id = '' } = useAt().params;
  const query = useQuery(platformQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this platform">
      {(platform) => <PlatformDetail platform={platform} />}
    </RequiredView>
  );
}
