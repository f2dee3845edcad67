import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { MarkShape } from './mark-shape';

/** What the marks beside figures mean, in a line. */
export function MarkLegend({ className }: { className?: string }) {
  const { faded_after_months } = useSettings();
  return (
    <p className={className ?? 'mb-3 text-12 text-muted'}>
      {/* Spaces, since words that only a margin parts are read aloud as one. */}
      <Sign of="confirmed" text="Confirmed" /> <Sign of="half" text="Differs or not confirmed" />{' '}
      <Sign of="aged" text={`Over ${faded_after_months} months ago`} />{' '}
      <span className="mr-2.5 whitespace-nowrap">No mark: not checked</span>{' '}
      <Link to={paths.methodology} className="link whitespace-nowrap">
        How we check
      </Link>
    </p>
  );
}

/** What each mark means, in full. */
export function MarkMeanings() {
  const { faded_after_months, lapsed_after_months } = useSettings();
  return (
    <ul className="list-none! pl-0!">
      <Meaning of="confirmed">
        <strong>Confirmed</strong> in the last {faded_after_months} months.
      </Meaning>
      <Meaning of="half">
        <strong>Differs</strong>, not confirmed, not found, or the source could not be reached. The mark opens
        the entry, which says what we found.
      </Meaning>
      <Meaning of="aged">
        <strong>Confirmed long ago</strong>: more than {faded_after_months} months. The figure is faded. After{' '}
        {lapsed_after_months} months the page also says when it was last confirmed.
      </Meaning>
    </ul>
  );
}

type Shape = 'confirmed' | 'half' | 'aged';

/** The words beside their mark: a second line begins below the first, not below the mark. */
function Meaning({ of, children }: { of: Shape; children: ReactNode }) {
  return (
    <li className="flex items-baseline gap-2">
      <span>
        <MarkShape mark={{ mark: of }} />
      </span>
      <span>{children}</span>
    </li>
  );
}

function Sign({ of, text }: { of: Shape; text: string }) {
  return (
    <span className="mr-2.5 whitespace-nowrap">
      <MarkShape mark={{ mark: of }} />
      {text}
    </span>
  );
}
