import { CERTIFICATE_SHEETS } from '@tussock/core/eligibility/certificate-sheet';
import type { CertificateKind } from '@tussock/core/eligibility/thresholds';
import { ChevronDown, Printer } from 'lucide-react';
import { Button } from '../../ui/button';
import { CitationText } from './citation-text';

/** A sheet to be printed and filled in by hand, folded away until it is wanted: paper has the open ones. */
export function CertificateSheet({
  kind,
  isOpen,
  onToggle,
  onPrint,
}: {
  kind: CertificateKind;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onPrint: () => void;
}) {
  const { title, introduction, reader, sections, citations } = CERTIFICATE_SHEETS[kind];
  return (
    <details
      id={sheetId(kind)}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group mt-4 rounded-card border border-line bg-card print:mt-0 print:break-before-page print:border-0 print:not-open:hidden"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3.5">
        <h3 className="text-21">{title}</h3>
        <ChevronDown aria-hidden="true" size={18} className="no-print shrink-0 group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-6">
        <p className="max-w-[66ch]">{introduction}</p>
        <Button variant="outline" size="sm" className="no-print mt-3" onClick={onPrint}>
          <Printer aria-hidden="true" size={15} /> Print the sheet
        </Button>
        <ol className="mt-5 grid gap-6">
          {sections.map((section, place) => (
            <li key={section.heading} className="border-t border-line pt-4 break-inside-avoid">
              <h4 className="text-15 font-semibold">
                {place + 1}. {section.heading}
              </h4>
              {section.prompts.map((prompt) => (
                <div key={prompt} className="mt-2">
                  <p>{prompt}</p>
                  <div aria-hidden="true" className="mt-7 hidden border-b border-control print:block" />
                  <div aria-hidden="true" className="mt-7 hidden border-b border-control print:block" />
                </div>
              ))}
              <p className="mt-2.5 text-14 text-muted">
                {reader}: {section.looked_for.map(lowerFirst).join('; ')}.
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-6 border-t border-line pt-4 text-13 text-muted">
          {citations.map((citation) => (
            <span key={citation.source} className="mt-1 block">
              <CitationText citation={citation} />{' '}
            </span>
          ))}
        </p>
      </div>
    </details>
  );
}

/** Where the sheet of a certificate is on the page. */
export const sheetId = (kind: CertificateKind) => `sheet-${kind}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
