import { useQuery } from '@tanstack/react-query';
import { CHANGE_LABELS, changeText } from '@tussock/core/changelog/change-text';
import { CHANGED_RECORDS, type ChangedRecord } from '@tussock/core/changelog/changed-record';
import type { RecordChange } from '@tussock/core/changelog/changelog';
import type { SourceKind } from '@tussock/core/source/kind';
import { wholeNumber } from '@tussock/core/text/decimal';
import { formatDate } from '@tussock/core/text/format-date';
import { Link } from 'react-router-dom';
import { changesOf } from '../../lib/address/changes-address';
import { useApi } from '../../lib/api';
import { recordChangesQuery } from '../../lib/queries/record-changes';
import { TermSection } from '../page/term-section';
import { QueryView } from '../query-view';
import { Skeleton } from '../skeleton';

interface Props {
  kind: SourceKind;
  /** The id or slug that the page asked for: the server has read the changes by it. */
  address: string;
}

const BETWEEN_RELEASES = 'What changed between published releases of the directory.';

/** What the log of a record leaves to the pages of others, or does not have. */
const BESIDE = {
  offer: '',
  fund: ' Each offer lists its own.',
  provider: ' Each fund and offer lists its own. People are not in the log.',
  platform: ' Each offer lists its own.',
} as const;

export const changesPart = (kind: SourceKind) => ({
  id: 'changes',
  title: 'Changes',
  lede: BETWEEN_RELEASES + BESIDE[kind],
});

/** What changed in a record, under a title of its own. */
export function ChangesSection({ kind, address }: Props) {
  return (
    <TermSection {...changesPart(kind)}>
      <OwnChanges kind={kind} address={address} />
    </TermSection>
  );
}

/** What changed in a record, or that nothing did. */
export function OwnChanges({ kind, address }: Props) {
  const query = useQuery(recordChangesQuery(useApi(), kind, address));
  return (
    <QueryView query={query} what="the changes" skeleton={<Skeleton className="h-6 w-64" />}>
      {(log) =>
        log.data.length === 0 ? (
          <p className="text-muted">The change log lists no change to this {kind}.</p>
        ) : (
          <ChangeLog of={{ parameter: kind, record: address }} log={log} />
        )
      }
    </QueryView>
  );
}

/** The latest changes of a record, and how many there are. */
export interface OwnLog {
  data: readonly RecordChange[];
  total: number;
}

/** What changed in a record, release by release, the latest first. */
export function ChangeLog({ of, log: { data, total } }: { of: ChangedRecord; log: OwnLog }) {
  const kind = CHANGED_RECORDS[of.parameter];
  return (
    <>
      {total > data.length && (
        <p className="mb-3 text-14 text-muted">
          The latest {data.length} of {wholeNumber(total)} changes.{' '}
          <Link to={changesOf(of)} className="link">
            All {wholeNumber(total)} changes
          </Link>
        </p>
      )}
      <ol className="border-t border-line">
        {data.map((change) => (
          <li
            key={change.release}
            className="border-b border-line py-3 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <time dateTime={change.published_at} className="text-14 text-muted">
              {formatDate(change.published_at)}
            </time>
            <ul>
              {change.change !== 'changed' && (
                <li>{change.change === 'added' ? 'Listed' : CHANGE_LABELS.removed}</li>
              )}
              {change.fields.map((field) => (
                <li key={field.field}>{changeText(field, kind)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
