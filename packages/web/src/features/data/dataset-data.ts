import { OPEN_TABLE_NAMES } from '@tussock/core/open-data/table-names';
import type { ListedRelease } from '@tussock/core/release/release';
import { siteTitle } from '@tussock/core/settings/page-title';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../lib/address/paths';

const FORMATS: [name: string, type: string][] = [
  ['directory.sqlite', 'application/vnd.sqlite3'],
  ['records.ndjson', 'application/x-ndjson'],
  ...OPEN_TABLE_NAMES.map((table): [string, string] => [`${table}.csv`, 'text/csv']),
];

/** The live release as a schema.org Dataset with its downloads. */
export function datasetData(
  { release, published_at }: ListedRelease,
  settings: SiteSettings,
): Record<string, unknown> {
  const { address, licence } = settings;
  const name = `${siteTitle(settings)} directory`;
  const publisher = { '@type': 'Organization', name: siteTitle(settings), url: address };
  return {
    '@type': 'Dataset',
    name,
    description:
      'Wholesale investment offers in New Zealand with providers, platforms and funds, the source of checked figures and what changed between releases.',
    url: address + paths.data,
    version: String(release),
    ...(published_at && { datePublished: published_at }),
    ...(licence && { license: licence.address }),
    isAccessibleForFree: true,
    inLanguage: 'en-NZ',
    spatialCoverage: 'New Zealand',
    creator: publisher,
    publisher,
    distribution: FORMATS.map(([file, encodingFormat]) => ({
      '@type': 'DataDownload',
      name: file,
      encodingFormat,
      contentUrl: address + paths.dataFile(release, file),
    })),
  };
}
