import type { NextStep } from '@tussock/core/eligibility/next-steps';
import type { CertificateKind } from '@tussock/core/eligibility/thresholds';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';

/** What you could do next, in the order of the steps. */
export function NextSteps({
  steps,
  onSheet,
}: {
  steps: readonly NextStep[];
  /** Opens the preparation sheet of a certificate. */
  onSheet: (kind: CertificateKind) => void;
}) {
  return (
    <section className="mt-7" aria-labelledby="next-steps">
      <h3 id="next-steps" className="text-21">
        What you could do next
      </h3>
      <ol className="mt-3 grid max-w-[66ch] gap-3">
        {steps.map(({ text, items, more }, place) => (
          <li key={text} className="grid grid-cols-[1.75rem_minmax(0,1fr)] break-inside-avoid">
            <span className="font-semibold text-pine">{place + 1}</span>
            <div>
              <p>
                {text}{' '}
                {more === 'guide' && (
                  <Link to={paths.wholesaleGuide} className="link no-print">
                    Read the wholesale guide
                  </Link>
                )}
                {more !== null && more !== 'guide' && (
                  <button
                    type="button"
                    className="link no-print cursor-pointer"
                    onClick={() => onSheet(more)}
                  >
                    Open the preparation sheet
                  </button>
                )}
              </p>
              {items.length > 0 && (
                <ul className="mt-1 list-disc pl-5 text-14 text-muted">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
