import type { ChangedRecord } from '@tussock/core/changelog/changed-record';
import type { ListedChange } from '@tussock/core/changelog/changelog';
import { Link } from 'react-router-dom';
import { recordParameter } from '../../lib/address/changes-address';
import { pathOfChange, paths } from '../../lib/address/paths';
import type { Narrowed } from '../../ui/page/paged-page';

const KIND: Readonly<Record<ChangedRecord['parameter'], string>> = {
  offer: 'offer',
  fund: 'fund',
  provider: 'provider',
  platform: 'platform',
  blog_post: 'post',
  setting: 'legal setting',
};

/**
 * What the page of changes says where its address asks for those of one record.
 * @param latest a change of the record, which has its name; undefined where none is shown
 */
export function narrowedTo(of: ChangedRecord, latest: ListedChange | undefined): Narrowed {
  const kind = KIND[of.parameter];
  const path = latest ? pathOfChange(latest) : null;
  const name = latest?.about.name ?? `“${of.record}”`;
  return {
    params: recordParameter(of),
    by: name,
    notice: (
      <p className="mb-6 break-words rounded-card bg-pine-soft px-4 py-2.5 text-14">
        This page shows changes to one {kind} only: {path ? <RecordLink path={path} name={name} /> : name}.{' '}
        <Link to={paths.changes} className="link inline-block font-semibold">
          Show all changes
        </Link>
      </p>
    ),
    empty: `The change log lists no change to this ${kind}.`,
  };
}

function RecordLink({ path, name }: { path: string; name: string }) {
  return (
    <Link to={path} className="link">
      {name}
    </Link>
  );
}
