import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/use-settings';

/** What the marks beside figures mean, in a line. */
export function MarkLegend({ className }: { className?: string }) {
  const { faded_after_months } = useSettings();
  return (
    <p className={className ?? 'mb-3 text-12 text-muted'}>
      <Sign of="confirmed" text="Confirmed" />
      <Sign of="half" text="Differs or not confirmed" />
      <Sign of="aged" text={`Confirmed over ${faded_after_months} months ago`} />
      <span className="mr-4 whitespace-nowrap">No mark: not checked</span>
      <Link to={paths.methodology} className="link whitespace-nowrap">
        How we check
      </Link>
    </p>
  );
}

function Sign({ of, text }: { of: 'confirmed' | 'half' | 'aged'; text: string }) {
  return (
    <span className="mr-4 whitespace-nowrap">
      <i className={`mark ${of} mr-1.5 -ml-1`} aria-hidden="true" />
      {text}
    </span>
  );
}
