import type { OwnCorrection } from '@tussock/core/correction/correction';
import { fieldLabel } from '@tussock/core/source/field-label';
import type { SourceKind } from '@tussock/core/source/kind';
import { formatDate } from '@tussock/core/text/format-date';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { Callout } from '../callout';
import { TermSection } from '../page/term-section';
import { CorrectionList } from './correction-list';

type Props = { kind: SourceKind; record: { corrections: readonly OwnCorrection[] } };

export const REPORTS = {
  id: 'corrections',
  title: 'Corrections',
  lede: 'Mistakes on this page that were reported to us, and what we did about each.',
};

/** Above the figures of a record: what was reported as wrong and is not answered yet. */
export function OpenReports({ kind, record }: Props) {
  const open = record.corrections.filter(({ answered_on }) => answered_on === null);
  if (open.length === 0) return null;
  return (
    <div className="mb-6">
      <Callout tone="caution" title="We are checking a report about this page">
        {open.map(({ field, reported_on }) => (
          <p key={`${field} ${reported_on}`}>
            {fieldLabel({ kind, field })}: reported as wrong on {formatDate(reported_on)}.
          </p>
        ))}
      </Callout>
    </div>
  );
}

/** The reports of mistakes in a record and our answers, under a title of their own; nothing where none was sent. */
export function CorrectionsSection({ kind, record }: Props) {
  if (record.corrections.length === 0) return null;
  return (
    <TermSection {...REPORTS}>
      <OwnCorrections kind={kind} record={record} />
    </TermSection>
  );
}

export function OwnCorrections({ kind, record: { corrections } }: Props) {
  return (
    <>
      <CorrectionList
        corrections={corrections}
        subject={({ field }) => <h3 className="text-16">{fieldLabel({ kind, field })}</h3>}
      />
      <p className="no-print mt-3 text-13">
        <Link to={paths.corrections} className="link">
          All corrections
        </Link>
      </p>
    </>
  );
}
