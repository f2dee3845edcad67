import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavMenu } from './navigation';

/**
 * A dropdown of the header. It opens on hover, click, touch, Enter or an arrow key; Escape closes it and returns the
 * focus; moving the focus out closes it. Without scripts it opens on hover and focus (`.menu-links` in the styles).
 */
export function HeaderMenu({ menu }: { menu: NavMenu }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What presses the button: a laptop may have a touchscreen beside its mouse. */
  const pressedBy = useRef('');
  const listId = useId();
  const { pathname } = useLocation();
  const current = menu.links.some((link) => pathname === link.to);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    // From wherever the focus is: hovering does not move it.
    const onEscape = ({ key }: { key: string }) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [open]);

  const items = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>('ul a') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const links = items();
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = event.key === 'ArrowDown' ? at + 1 : at < 0 ? links.length - 1 : at - 1;
    requestAnimationFrame(() => links[(next + links.length) % links.length]?.focus());
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only repeats what the button does
    <div
      ref={root}
      className="group relative flex h-full items-center"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        onClick={({ detail }) => {
          // A mouse has already opened it by hovering, so its click must not close it.
          setOpen((detail > 0 && pressedBy.current === 'mouse') || !open);
        }}
        className={clsx(
          'flex h-11 items-center gap-1 font-medium hover:text-ink',
          current ? 'text-ink' : 'text-muted',
        )}
      >
        {menu.label}
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={clsx('[transition:rotate_.15s]', open && 'rotate-180')}
        />
      </button>
      <ul id={listId} className="menu-links" data-open={open || undefined}>
        {menu.links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={pathname === link.to ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
