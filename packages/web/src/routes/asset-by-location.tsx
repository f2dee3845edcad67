import { useQuery } from '@tanstack/react-query';
import { assetClassQuery } from '../features/asset-classes/queries';
import { PlacePage } from '../features/opportunities/place-page';
import { placeQuery } from '../features/opportunities/queries';
import { useApi } from '../lib/api-context';
import { useAt } from '../lib/match-context';
import { RequiredView } from '../ui/page/required-view';

export default function AssetByLocation() {
  const { assetSlug = '', locationSlug = '' } = useAt().params;
  const api = useApi();
  const asset = useQuery(assetClassQuery(api, assetSlug));
  const place = useQuery(placeQuery(api, locationSlug));
  return (
    <RequiredView query={asset} what="this list of offers">
      {({ asset_class }) => (
        <RequiredView query={place} what="this list of offers">
          {(found) => <PlacePage asset={asset_class} place={found} />}
        </RequiredView>
      )}
    </RequiredView>
  );
}
