import { useSettings } from '../../lib/use-settings';

/** Says, where scripts are off, that the form needs them and how else to reach us. */
export function NeedsScripts({ what }: { what: string }) {
  const { contact_email } = useSettings();
  return (
    <p className="mb-6 rounded-card border-l-3 border-gold bg-gold-soft px-5 py-4 text-14 in-[html[data-js]]:hidden">
      {what} needs JavaScript, which is off, did not load or is too new for this browser. You can write to{' '}
      <a href={`mailto:${contact_email}`} className="underline">
        {contact_email}
      </a>{' '}
      instead.
    </p>
  );
}
