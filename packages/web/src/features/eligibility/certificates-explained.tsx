import { citationOf } from '@tussock/core/calculation/step';
import {
  CERTIFICATE_PERIOD_CHECK,
  CERTIFICATES,
  FALSE_CERTIFICATE,
} from '@tussock/core/eligibility/certificates';
import { CERTIFICATE_KINDS, CERTIFICATE_YEARS } from '@tussock/core/eligibility/thresholds';
import { requireInForce } from '@tussock/core/settings/effective-dated';
import { formatCount } from '@tussock/core/text/format-number';
import { useToday } from '../../lib/today';
import { WideTable } from '../../ui/text/wide-table';
import { CitationText } from './citation-text';

/** The two kinds of certificate side by side: what each states, who signs, what it is about, how long it is accepted. */
export function CertificatesExplained() {
  const today = useToday();
  const kinds = CERTIFICATE_KINDS.map((kind) => ({
    ...CERTIFICATES[kind],
    kind,
    period: requireInForce(CERTIFICATE_YEARS[kind], today, 'period of certificates'),
  }));
  const rows: [label: string, text: (each: (typeof kinds)[number]) => string][] = [
    ['Clauses', ({ clauses }) => clauses.replace('cl ', '')],
    ['What you state', ({ states }) => states],
    ['Who signs', ({ signed_by }) => signed_by],
    ['Which offers', ({ covers }) => covers],
    [
      'How long it is usually accepted',
      ({ period }) =>
        `${formatCount(period.value, 'years')} (${period.confidence === 'M' ? 'a law firm’s checklist' : 'one provider’s practice'}). Clause not seen: check.`,
    ],
  ];
  return (
    <>
      <h3>Two kinds of certificate</h3>
      <WideTable caption="Safe-harbour certificate and eligible investor certificate">
        <thead>
          <tr>
            <td />
            {kinds.map(({ kind, title }) => (
              <th key={kind} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, text]) => (
            <tr key={label}>
              <th scope="row" className="w-[18%] text-ink!">
                {label}
              </th>
              {kinds.map((each) => (
                <td key={each.kind}>{text(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p>
        {CERTIFICATE_PERIOD_CHECK} {FALSE_CERTIFICATE.text}
      </p>
      <p className="text-13 text-muted">
        {[
          ...kinds.flatMap(({ citation, period }) => [citation, citationOf(period)]),
          FALSE_CERTIFICATE.citation,
        ].map((citation) => (
          <span key={citation.source} className="mt-1 block">
            <CitationText citation={citation} />{' '}
          </span>
        ))}
      </p>
    </>
  );
}
