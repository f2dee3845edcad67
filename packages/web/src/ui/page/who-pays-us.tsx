import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';

/** Who pays for the site and where complaints go: sentences at the end of what a tool says about itself. */
export function WhoPaysUs() {
  const { contact_email } = useSettings();
  return (
    <>
      <Link to={paths.partners} className="link">
        Who pays us
      </Link>
      . Complaints:{' '}
      <a href={`mailto:${contact_email}`} className="link">
        {contact_email}
      </a>
      .
    </>
  );
}
