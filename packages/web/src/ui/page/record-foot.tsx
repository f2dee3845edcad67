import type { SourceKind } from '@tussock/core/source/kind';
import { DOT } from '@tussock/core/text/dotted';
import { Link, useHref } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { MarkLegend } from '../source/mark-legend';

/** The end of a record's page: a link to its data, and one to report a mistake; on paper, what its marks mean. */
export function RecordFoot({
  kind,
  record,
}: {
  kind: SourceKind;
  record: { id: string; slug: string | null };
}) {
  return (
    <>
      {/* On the screen a mark opens and says what it means. */}
      <MarkLegend className="mt-3 hidden text-12 text-muted print:block" />
      <p className="no-print border-t border-line pt-4 text-13 text-muted">
        <a href={useHref(`${paths[kind](record)}.json`)} className="link">
          This page as data (JSON)
        </a>
        {DOT}
        <Link to={paths.reportOn(kind, record)} className="link">
          Report a mistake
        </Link>
      </p>
    </>
  );
}
