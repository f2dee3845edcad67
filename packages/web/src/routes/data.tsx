import { useQuery } from '@tanstack/react-query';
import { hasFiles } from '@tussock/core/release/data-files';
import { Link } from 'react-router-dom';
import { CheckCommands } from '../features/data/check-commands';
import { datasetData } from '../features/data/dataset-data';
import { LicenceText } from '../features/data/licence';
import { releasesQuery } from '../features/data/queries';
import { FileLink, ReleaseList } from '../features/data/release-list';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { useSettings } from '../lib/use-settings';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { RequiredView } from '../ui/page/required-view';
import { Section } from '../ui/section';
import { Unbroken } from '../ui/text/unbroken';

const TITLE = 'Data';
const TRAIL = [{ label: TITLE }];

export const queries = (_: null, api: Api) => [required(releasesQuery(api))];

export default function DataPage() {
  const settings = useSettings();
  const query = useQuery(releasesQuery(useApi()));
  return (
    <RequiredView query={query} what="the releases">
      {({ data: releases }) => {
        const live = releases.find((one) => one.state === 'live' && hasFiles(one));
        return (
          <>
            <PageMeta
              title={TITLE}
              description="Releases of the directory to download: CSV, NDJSON and SQLite, with checksums, what changed since the previous release, and what each column means."
              structuredData={live ? [datasetData(live, settings)] : []}
              trail={TRAIL}
            />
            <PageHead
              trail={TRAIL}
              title={TITLE}
              lede={
                <>
                  The directory is published in numbered releases. Each one below shows which files you can
                  download. What every column means is in the{' '}
                  <Link to={paths.dataDictionary} className="link">
                    data dictionary
                  </Link>
                  .
                </>
              }
            />
            <p className="mb-8 max-w-[68ch] rounded-card border border-line bg-card px-5 py-4">
              <LicenceText />
            </p>
            <Section
              id="releases"
              title="Releases"
              lede={
                <Unbroken text="The SHA-256 of a release covers everything that it stores, and the SHA-256 of the release before it. The files leave out locked facts, and records removed for cause. The counts of offers and firms are those of the day of publication. They still include what was removed for cause later." />
              }
            >
              <ReleaseList releases={releases} />
            </Section>
            {live && (
              <Section
                id="check"
                title="Check a download"
                lede="These commands download every file of the release that this site shows and compare it with its checksum."
              >
                <CheckCommands release={live.release} />
              </Section>
            )}
            <Section id="programs" title="For programs">
              <ul className="max-w-[68ch] list-disc space-y-2 pl-5">
                <li>
                  <FileLink path={paths.dataIndex} label="The index of releases" /> lists every release, with
                  the address of its manifest where it has files. Ask for it with the ETag of your last copy.
                </li>
                <li>You can read large files in parts: send a Range header, with the ETag as If-Range.</li>
                <li>
                  Apply the changes of a release to the NDJSON file of the release before, and you get its own
                  NDJSON file, byte for byte. The{' '}
                  <FileLink path="/api/client.ts" label="client in TypeScript" /> has a function for it.
                </li>
                <li>
                  The <FileLink path={paths.apiReference} label="read API" /> can read any stored release. Add
                  .json to the address of a page for its data, or .csv to that of a list.
                </li>
              </ul>
            </Section>
          </>
        );
      }}
    </RequiredView>
  );
}
