import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DictionarySection } from '../features/data/dictionary-section';
import { dictionaryQuery } from '../features/data/queries';
import { paths } from '../lib/address/paths';
import { required } from '../lib/address/route';
import { type Api, useApi } from '../lib/api';
import { useWritten } from '../lib/state/use-written';
import { PageHead } from '../ui/page/page-head';
import { PageMeta } from '../ui/page/page-meta';
import { RequiredView } from '../ui/page/required-view';
import { WrittenText } from '../ui/written-text';

const TITLE = 'Data dictionary';
const TRAIL = [{ label: 'Data', to: paths.data }, { label: TITLE }];

/** The tables that the server wrote stay as they are: the browser has no need of them as data. */
const AS_WRITTEN = { enabled: false, placeholderData: { data: [] } };

export const queries = (_: null, api: Api) => [required(dictionaryQuery(api))];

export default function DataDictionaryPage() {
  const api = useApi();
  const name = `Release ${api.release}`;
  const isWritten = useWritten(name);
  const query = useQuery({ ...dictionaryQuery(api), ...(isWritten && AS_WRITTEN) });
  return (
    <RequiredView query={query} what="the data dictionary">
      {({ data: tables }) => (
        <>
          <PageMeta
            title={TITLE}
            description="Every table and column of the data releases: what it means, its unit, the values it can have, an example, and how many rows state it."
            trail={TRAIL}
          />
          <PageHead
            trail={TRAIL}
            title={TITLE}
            lede={
              <>
                The tables and columns of the{' '}
                <Link to={paths.data} className="link">
                  data releases
                </Link>
                . An empty value is not stated, does not apply, or is locked. The counts are for the release
                shown on this site.
              </>
            }
          />
          <WrittenText name={name}>
            <nav aria-label="Tables" className="mb-8">
              <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-14">
                {tables.map(({ table }) => (
                  <li key={table}>
                    <a href={`#${table}`} className="link inline-block pointer-coarse:py-2">
                      {table}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            {tables.map((table) => (
              <DictionarySection key={table.table} table={table} />
            ))}
          </WrittenText>
        </>
      )}
    </RequiredView>
  );
}
