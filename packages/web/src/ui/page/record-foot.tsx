import { useSettings } from '../../lib/use-settings';

/** The end of a record's page: a link to its data, and one to report a mistake. */
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
