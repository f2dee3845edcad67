import type { IdentifierScheme } from '@tussock/core/identifier/check-digits';
import { registerEntry } from '@tussock/core/identifier/registers';
import { ExternalLink } from './external-link';

/** The number of a firm, a fund or a security, with a link to its register where that has a public page for it. */
export function RegisterNumber({ scheme, value }: { scheme: IdentifierScheme; value: string }) {
  const entry = registerEntry(scheme, value);
  if (entry === null) return <span className="break-all">{value}</span>;
  return (
    <ExternalLink href={entry.address}>
      <span className="break-all">{value}</span>
      <span className="sr-only"> on the register: {entry.register}</span>
    </ExternalLink>
  );
}
