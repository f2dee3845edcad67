import { useQuery } from '@tanstack/react-query';
import { ClassDetail } from '../features/asset-classes/class-detail';
import { assetClassQuery } from '../features/asset-classes/queries';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

/** Also at /asset-classes/property, whose path has no parameter. */
export default function AssetClassPage() {
  const { id = 'property' } = useAt().params;
  const query = useQuery(assetClassQuery(useApi(), id));
  return (
    <RequiredView query={query} what="this asset class">
      {({ asset_class, funds }) => <ClassDetail asset={asset_class} funds={funds} />}
    </RequiredView>
  );
}
