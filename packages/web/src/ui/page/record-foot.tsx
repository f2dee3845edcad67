import { useSettings } from '../../lib/use-settings';

/** The end of a record's page: the same data for machines, and a way to say that something is wrong. */
export function RecordFoot({ path, name }: { path: string; name: string }) {
  const { contact_email } = useSettings();
  const subject = encodeURIComponent(`Correction: ${name}`);
  return (
    <p className="no-print border-t border-line pt-4 text-13 text-muted">
      <a href={`${path}.json`} className="link">
        This page as data (JSON)
      </a>
      {' · '}
      <a href={`mailto:${contact_email}?subject=${subject}`} className="link">
        Report a mistake
      </a>
    </p>
  );
}
