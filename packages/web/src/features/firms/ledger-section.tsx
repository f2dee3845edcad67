import { coverageText } from '@tussock/core/source/coverage';
import { fieldLabel } from '@tussock/core/source/field-label';
import type { SourceKind } from '@tussock/core/source/kind';
import type { Coverage, Source } from '@tussock/core/source/source';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { TermSection } from '../../ui/page/term-section';
import { factAnchor } from '../../ui/source/fact-anchor';
import { factsFor, SourceNotes } from '../../ui/source/source-notes';

/** The entries of the fact ledger on a firm, field by field; the marks beside its figures lead here without scripts. */
export function LedgerSection({
  kind,
  record,
  coverage,
}: {
  kind: SourceKind;
  record: { sources: readonly Source[] };
  coverage: Coverage | null;
}) {
  const fields = [...new Set(record.sources.map(({ field }) => field))];
  return (
    <TermSection
      id="sources"
      title="Sources"
      lede={
        <>
          {coverage &&
            `${coverageText(coverage)}${kind === 'provider' ? ', its funds and offers included' : ''}. `}
          <Link to={paths.methodology} className="link">
            How we check
          </Link>
        </>
      }
    >
      {fields.length === 0 && (
        <p className="text-muted">We haven’t checked any of this {kind}’s own figures yet.</p>
      )}
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {fields.map((field) => (
          <div key={field} id={factAnchor(field)} className="reached scroll-mt-24">
            <dt className="font-semibold">{fieldLabel({ kind, field })}</dt>
            <dd className="mt-1">
              <SourceNotes facts={factsFor(record.sources, [field])} />
            </dd>
          </div>
        ))}
      </dl>
    </TermSection>
  );
}
