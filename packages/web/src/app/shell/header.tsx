import { TrendingUp } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { scriptLater } from '../../lib/script/script-later';
import { useSettings } from '../../lib/use-settings';
import { buttonClass } from '../../ui/button';
import { HeaderMenu } from './header-menu';
import { HeaderSearch } from './header-search';
import { Mark } from './mark';
import { HEADER_MENUS } from './navigation';
import { SituationLink } from './situation-link';
import { ThemeSwitch } from './theme-switch';
import { WatchlistLink } from './watchlist-link';

const MobileMenu = scriptLater(() => import('./mobile-menu'));

const plainLink = ({ isActive }: { isActive: boolean }) =>
  `flex h-11 items-center gap-1.5 font-medium hover:text-ink ${isActive ? 'text-ink' : 'text-muted'}`;

/** Sticky, of a fixed height. Under /unlock only the logo and Unlock Now remain. */
export function Header() {
  const settings = useSettings();
  const { pathname } = useLocation();
  const bare = pathname.startsWith(paths.unlock);
  return (
    <header
      data-shell
      className="sticky top-0 z-40 h-16 border-b border-line bg-paper/95 [backdrop-filter:blur(8px)]"
    >
      <div className="wrap flex h-full items-center gap-2 sm:gap-3 xl:gap-6">
        <Link
          to={paths.home}
          // It gives way where a reader spaces letters further, so that the button of the menu keeps its place.
          className={`flex ${bare ? '' : 'min-w-0'} items-center gap-1.5 font-serif sm:gap-2.5 text-21 font-medium`}
        >
          <Mark className="size-6 min-w-0 text-pine max-[24rem]:hidden" />
          {/* An operator may choose up to 60 letters: the header is as high as two lines. */}
          <span className={`line-clamp-2 leading-tight ${settings.name.length > 12 ? 'max-xl:text-15' : ''}`}>
            {settings.name}
          </span>
        </Link>
        {!bare && (
          <nav
            aria-label="Main"
            className="hidden h-full items-center gap-4 whitespace-nowrap lg:ml-1 lg:flex xl:ml-3 xl:gap-6"
          >
            {HEADER_MENUS.map((menu) => (
              <HeaderMenu key={menu.label} menu={menu} />
            ))}
            <NavLink to={paths.blog} className={plainLink}>
              Blog
            </NavLink>
            <NavLink
              to={paths.portfolioBuilder}
              className={({ isActive }) => `${plainLink({ isActive })} text-pine!`}
            >
              <TrendingUp aria-hidden="true" size={16} />
              Portfolio Builder
            </NavLink>
          </nav>
        )}
        <div className="ml-auto flex items-center gap-0.5 min-[24rem]:gap-1 sm:gap-2">
          {!bare && <HeaderSearch />}
          {!bare && <SituationLink />}
          {!bare && <WatchlistLink />}
          {!bare && <ThemeSwitch className="max-[28rem]:hidden!" />}
          <Link to={paths.unlock} className={buttonClass('primary', 'md', 'max-sm:px-3')}>
            Unlock Now
          </Link>
          {!bare && <MobileMenu />}
        </div>
      </div>
    </header>
  );
}
