import { useSettings } from '../../lib/use-settings';
import { ExternalLink } from '../../ui/external-link';

/** What visitors may do with the data. */
export function LicenceText() {
  const { licence, contact_email, name } = useSettings();
  if (licence)
    return (
      <>
        {name} publishes the data under the licence{' '}
        <ExternalLink href={licence.address}>{licence.name}</ExternalLink>. Name {name} and the release that
        you used.
      </>
    );
  return (
    <>
      All rights are reserved. Ask us before you publish or sell the data:{' '}
      <a href={`mailto:${contact_email}`} className="link">
        {contact_email}
      </a>
      .
    </>
  );
}
