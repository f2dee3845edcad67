import type { SharedLink } from '@tussock/core/calculation/shared-link';
import { formatCount } from '@tussock/core/text/format-number';
import { Callout } from '../callout';

/** An address has room for thousands. */
const MOST_LISTED = 10;

/** Says which parts of a shared link a tool could not use, and what it uses instead. Nothing where all of it was used. */
export function LinkNotice({ link: { used, unused } }: { link: Omit<SharedLink<unknown>, 'state'> }) {
  if (unused.length === 0) return null;
  return (
    <div className="mb-6">
      <Callout tone="caution" title="Part of this link could not be used">
        <ul className="list-disc space-y-1 pl-4">
          {unused.slice(0, MOST_LISTED).map(({ label, given, wanted, instead }) => (
            <li key={`${label} ${given}`} className="break-words">
              <strong className="font-semibold">{label}</strong>: the link has “{given}”. It needs {wanted}.
              This page uses {instead} instead.
            </li>
          ))}
        </ul>
        {unused.length > MOST_LISTED && (
          <p className="mt-2">
            {formatCount(unused.length - MOST_LISTED, 'more parts')} of the link could not be used.
          </p>
        )}
        <p className="mt-2">
          {used.length > 0 ? `Used from the link: ${used.join('; ')}.` : 'Nothing else in the link was used.'}
        </p>
      </Callout>
    </div>
  );
}
