import type { CertificateFinding } from '@tussock/core/eligibility/certificate-finding';
import { Badge, type BadgeTone } from '../../ui/badge';
import { CitationText } from './citation-text';

const AGES: Record<CertificateFinding['age'], [tone: BadgeTone, text: string]> = {
  'in period': ['blue', 'Within the usual period'],
  'past period': ['gold', 'Past the usual period'],
  'not yet': ['gold', 'Dated after today'],
  'no date': ['grey', 'Date not given'],
};

/** What the certificate that the investor already has means today. */
export function ExistingCertificate({ finding }: { finding: CertificateFinding }) {
  const [tone, text] = AGES[finding.age];
  return (
    <section className="mt-9" aria-labelledby="your-certificate">
      <h3 id="your-certificate" className="mb-3 text-21">
        Your certificate
      </h3>
      <div className="rounded-card border border-line bg-card px-5 py-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h4 className="text-15 font-semibold">{finding.title}</h4>
          <Badge tone={tone} size="md">
            {text}
          </Badge>
        </div>
        <ul className="mt-2 grid max-w-[66ch] gap-1.5 text-14">
          {finding.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {finding.citations.map((citation) => (
          <p key={citation.source} className="mt-1.5 text-13 text-muted">
            <CitationText citation={citation} />
          </p>
        ))}
      </div>
    </section>
  );
}
