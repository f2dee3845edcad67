import { fieldLabel, fieldText, isField } from '@tussock/core/source/field-label';
import type { SourceKind } from '@tussock/core/source/kind';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { focusPage } from '../../lib/focus/focus-page';

/** The record that a report is about, and its figure where it is about one. */
export interface ReportSubject {
  kind: SourceKind;
  /** Its id. */
  record: string;
  name: string;
  /** Name of a column; null for the record as a whole. */
  field: string | null;
  /** Path of its page. */
  path: string;
  /** What the page says of the figure; null where it says nothing. */
  value: string | null;
}

/** Named by the address; a field that the record has no column for is none. */
export function subjectOf(
  kind: SourceKind,
  record: { id: string; slug: string | null; name: string },
  field: string | null,
): ReportSubject {
  const known = field !== null && isField({ kind, field }) ? field : null;
  return {
    kind,
    record: record.id,
    name: record.name,
    field: known,
    path: paths[kind](record),
    value: known && fieldText({ kind, field: known }, { ...record }),
  };
}

/** Says what a report is about, with the way back. */
export function SubjectCard({ subject }: { subject: ReportSubject }) {
  const { kind, name, field, path, value } = subject;
  return (
    <div className="rounded-card border border-line bg-card px-5 py-4">
      <p className="text-13 text-muted">Your report is about</p>
      <p className="font-serif text-19">
        <Link to={path} className="link">
          {name}
        </Link>
      </p>
      {field && (
        <p className="mt-1 text-14">
          {fieldLabel({ kind, field })}
          {value && (
            <>
              {', shown as '}
              <strong className="font-semibold">{value}</strong>
            </>
          )}
        </p>
      )}
      {field && (
        <p className="mt-2 text-13">
          {/* It goes with the figure. */}
          <Link
            to={paths.reportOn(kind, { id: subject.record, slug: null })}
            onClick={focusPage}
            className="link"
          >
            Something else on that page
          </Link>
        </p>
      )}
    </div>
  );
}
