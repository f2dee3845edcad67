import { DEMONSTRATION } from '@tussock/core/settings/notices';
import type { ReactNode } from 'react';
import { PAGE_TITLE } from '../../lib/page-title';
import { clientOnly } from '../../lib/script/client-only';
import { scriptLater } from '../../lib/script/script-later';
import { useSettings } from '../../lib/use-settings';
import { SkipLinks } from '../../ui/skip-links';
import { Header } from './header';

const Footer = scriptLater(() => import('./footer'));
const TraySlot = clientOnly(() => import('../../features/comparison/tray-slot'));

/** Header, notice and footer of every page, around its content. */
export function Shell({ children }: { children: ReactNode }) {
  const settings = useSettings();
  return (
    <>
      <SkipLinks />
      {settings.demonstration && (
        <aside
          aria-label="Notice"
          className="bg-gold-soft px-4 py-1.5 text-center text-13 font-medium text-gold"
        >
          {DEMONSTRATION}
        </aside>
      )}
      <Header />
      <main
        id="content"
        tabIndex={-1}
        aria-labelledby={PAGE_TITLE}
        className="wrap pt-5 outline-none md:pt-9"
      >
        {children}
      </main>
      {/* Before the footer, whose links are many stops of the keyboard. */}
      <TraySlot />
      <Footer />
    </>
  );
}
