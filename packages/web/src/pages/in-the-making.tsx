import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import { PageHead } from '../components/page-head';
import { PageMeta } from '../components/page-meta';
import { ButtonLink } from '../components/ui/button';

/** Stands where a page of the specification is still being made; each disappears with the work that delivers it. */
export default function InTheMaking() {
  const { pathname } = useLocation();
  const name = (pathname.split('/').filter(Boolean).at(-1) ?? 'This page').replaceAll('-', ' ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <>
      <PageMeta title={title} description={`${title}: this page is being written.`} noindex />
      <PageHead
        trail={[{ label: title }]}
        title={title}
        lede="This page is being written and will open with the next release of the site."
        actions={<ButtonLink to={paths.offers}>See all offers</ButtonLink>}
      />
    </>
  );
}
