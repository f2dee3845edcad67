import type { DocumentLink } from '@tussock/core/column/column';
import { wholeAddress } from '@tussock/core/text/whole-address';
import { ExternalLink } from '../../../ui/external-link';

/** Links to the provider's own documents. */
export function Documents({ documents }: { documents: readonly DocumentLink[] }) {
  if (documents.length === 0) return <p className="text-muted">None listed. Ask the provider for them.</p>;
  return (
    <ul className="divide-y divide-line border-t border-line">
      {documents.map((document) => (
        <li
          key={document.address}
          className="items-baseline justify-between gap-x-6 py-2.5 sm:flex sm:flex-wrap"
        >
          <ExternalLink href={document.address}>{document.title}</ExternalLink>{' '}
          <span className="block text-13 text-muted">{wholeAddress(document.address)?.host}</span>
        </li>
      ))}
    </ul>
  );
}
