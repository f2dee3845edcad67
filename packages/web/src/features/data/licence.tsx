import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
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
      The{' '}
      <Link to={`${paths.terms}#using-the-data`} className="link">
        terms
      </Link>{' '}
      say how you may use the data. All other rights are reserved: write to{' '}
      <a href={`mailto:${contact_email}`} className="link">
        {contact_email}
      </a>
      .
    </>
  );
}
