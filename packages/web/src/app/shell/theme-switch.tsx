import clsx from 'clsx';
import { Moon, Sun } from 'lucide-react';
import { plainText } from '../../lib/storage/codec';
import { KEPT_KEYS } from '../../lib/storage/kept-keys';
import { createStored } from '../../lib/storage/stored';

/** The head script reads the same key before first paint. */
const storedTheme = createStored({ key: KEPT_KEYS.theme(), codec: plainText });

/**
 * Switches between light and dark. The browser stores the choice, and the head script applies it before first paint.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  const toggle = () => {
    const root = document.documentElement;
    const dark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : window.matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
    storedTheme.write(root.dataset.theme);
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
