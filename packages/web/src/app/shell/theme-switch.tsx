import clsx from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { storedTheme } from '../../lib/storage/theme';

/**
 * Switches between light and dark. The browser stores the choice, and the head script applies it before first paint.
 */
export function ThemeSwitch({ className }: { className: string }) {
  const toggle = () => {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : window.matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = dark ? 'light' : 'dark';
    root.dataset.theme = theme;
    storedTheme.write(theme);
  };
  return (
    <button
      type="button"
      onClick={toggle}
      className={clsx(
        'hidden size-11 items-center justify-center rounded-control text-muted hover:text-ink in-[html[data-js]]:flex',
        className,
      )}
    >
      <span className="sr-only">Switch between light and dark</span>
      <Sun aria-hidden="true" size={18} className="hidden dark:block" />
      <Moon aria-hidden="true" size={18} className="dark:hidden" />
    </button>
  );
}
