import { AIM_NOT_FORECAST } from '@tussock/core/settings/notices';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useSettings } from '../../lib/use-settings';
import { ReadOn } from '../../ui/page/read-on';
import { FOOTER_GROUPS, FOOTER_LINE } from './footer-links';
import { Mark } from './mark';
import type { NavLink } from './navigation';

/** The five link groups and a line of further links, the risk disclaimer, copyright and contact address. */
export default function Footer() {
  const settings = useSettings();
  return (
    <footer data-shell className="mt-20 border-t border-line">
      <div className="wrap py-12">
        <nav aria-label="Footer">
          <div className="grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-5">
            {FOOTER_GROUPS.map((group) => (
              <div key={group.label}>
                <h2 className="mb-2.5 font-sans text-13 font-semibold tracking-normal text-ink">
                  {group.label}
                </h2>
                <Links links={group.links} />
              </div>
            ))}
          </div>
          <Links
            links={FOOTER_LINE}
            className="mt-9 flex flex-wrap gap-x-6 border-t border-line pt-5 max-md:grid max-md:grid-cols-2"
          />
        </nav>
        <div className="mt-7 border-t border-line pt-7 text-13 text-muted md:flex md:justify-between md:gap-14">
          <p className="max-w-[78ch]">
            All investments carry risk, and you may lose some or all of your money. Past performance is not
            indicative of future results. {AIM_NOT_FORECAST} {settings.name} gives information, not financial,
            tax, legal or immigration advice; seek professional advice before you invest. The offers listed
            are for wholesale investors under the Financial Markets Conduct Act 2013, who have fewer
            protections than retail investors. See the{' '}
            <Link to={paths.disclaimer} className="underline">
              disclaimer
            </Link>
            .
          </p>
          <div className="mt-6 shrink-0 md:mt-0 md:text-right">
            <p className="flex items-center gap-2 font-serif text-17 text-ink md:justify-end">
              <Mark className="size-5 text-pine" /> {settings.name}
            </p>
            <p className="mt-1.5">
              <a href={`mailto:${settings.contact_email}`} className="underline">
                {settings.contact_email}
              </a>
            </p>
            <p className="mt-1">
              © {settings.copyright_year} {settings.name}
            </p>
          </div>
        </div>
        <p className="mt-4 hidden text-13 text-muted print:block">
          <ReadOn />
        </p>
      </div>
    </footer>
  );
}

function Links({ links, className }: { links: NavLink[]; className?: string }) {
  return (
    <ul className={clsx('footer-links', className)}>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
