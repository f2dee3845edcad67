import type { Citation } from '@tussock/core/calculation/step';
import { ExternalLink } from '../../ui/external-link';
import { Day } from '../../ui/text/day';
import { CONFIDENCE } from '../../ui/text/source-list';

/** The source of a rule, its kind, and when it was checked. */
export function CitationText({ citation }: { citation: Citation }) {
  const { source, source_address, confidence, checked_on } = citation;
  return (
    <>
      {source_address ? <ExternalLink href={source_address}>{source}</ExternalLink> : `${source}.`}{' '}
      {confidence && `${CONFIDENCE[confidence]}. `}
      {checked_on ? (
        <>
          Checked <Day on={checked_on} />.
        </>
      ) : (
        'Not checked.'
      )}
    </>
  );
}
