import { Bookmark, Menu, UserRound, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { buttonClass } from '../../ui/button';
import { dropDown } from '../../ui/drop-down';
import type { NavLink } from './navigation';
import { ThemeSwitch } from './theme-switch';

const LINKS: NavLink[] = [
  { to: paths.offers, label: 'Offers' },
  { to: paths.platforms, label: 'Platforms' },
  { to: paths.providers, label: 'Fund Managers' },
  { to: paths.wealthManagers, label: 'Wealth Managers' },
  { to: paths.angelNetworks, label: 'Angel Networks' },
  { to: paths.aipInvestorVisa, label: 'AIP Visa' },
  { to: paths.blog, label: 'Blog' },
  { to: paths.portfolioBuilder, label: 'Portfolio Builder' },
];

/** The menu of small screens; a details element, so that it opens without scripts too. */
export default function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  const close = () => {
    if (details.current) details.current.open = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address closes the menu
  useEffect(close, [pathname]);
  return (
    <details ref={details} className="group lg:hidden" {...dropDown}>
      <summary className="flex size-11 list-none items-center justify-center rounded-control border border-control/60">
        <span className="sr-only">Menu</span>
        <Menu aria-hidden="true" size={20} className="group-open:hidden" />
        <X aria-hidden="true" size={20} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper px-4 py-3"
      >
        <ul className="mobile-links">
          {LINKS.map((link) => (
            <li key={link.to}>
              <Link to={link.to} onClick={close} aria-current={pathname === link.to ? 'page' : undefined}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-4 mb-2 flex flex-wrap gap-3">
          <Link to={paths.unlock} onClick={close} className={buttonClass('primary', 'lg', 'flex-1')}>
            Unlock Now
          </Link>
          <Link to={paths.search} onClick={close} className={buttonClass('outline', 'lg')}>
            Search
          </Link>
          <Link
            to={paths.watchlist}
            onClick={close}
            aria-label="Watchlist"
            className={buttonClass('outline', 'lg', 'px-3.5!')}
          >
            <Bookmark aria-hidden="true" size={18} />
          </Link>
          <ThemeSwitch className="border border-control/60" />
        </div>
        <Link
          to={paths.mySituation}
          onClick={close}
          className={buttonClass('outline', 'lg', 'mt-3 mb-2 flex!')}
        >
          <UserRound aria-hidden="true" size={18} /> My situation
        </Link>
      </nav>
    </details>
  );
}
