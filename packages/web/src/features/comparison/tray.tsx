import { COMPARISON_LIMIT } from '@tussock/core/comparison/comparison';
import clsx from 'clsx';
import { ChevronUp, X } from 'lucide-react';
import { type KeyboardEventHandler, type ReactNode, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { focusPage } from '../../lib/focus/focus-page';
import { type ComparedOffer, useComparison } from '../../lib/storage/use-comparison';
import { Button, ButtonLink } from '../../ui/button';
import { ListNotice } from '../../ui/list-notice';

/** The offers in the comparison, at the bottom of every page. On a phone it is folded to one line. */
export function Tray({ notice }: { notice: ReactNode }) {
  const { offers, saved, lost, remove, clear } = useComparison();
  const [open, setOpen] = useState(false);
  const compare = useRef<HTMLAnchorElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const count = `${offers.length} of ${COMPARISON_LIMIT}`;
  /** The button disappears with its offer. The focus stays in the tray; after the last offer it moves to the page. */
  const takeOut = (id: string) => {
    const last = offers.length === 1;
    remove(id);
    if (last) focusPage();
    else compare.current?.focus();
  };
  return (
    <TrayFrame
      label="Comparison"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <p className="hidden text-14 font-semibold whitespace-nowrap md:block">
        Comparison <span className="font-normal text-muted">{count}</span>
      </p>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center gap-1.5 text-14 font-semibold md:hidden"
      >
        <ChevronUp
          aria-hidden="true"
          size={16}
          className={clsx('[transition:rotate_.15s]', open && 'rotate-180')}
        />
        Comparison <span className="font-normal text-muted">{count}</span>
      </button>
      <ul
        id={listId}
        className={clsx(
          'min-w-0 flex-1 gap-2 max-md:order-last max-md:w-full max-md:flex-none max-md:flex-col md:flex',
          open ? 'flex' : 'max-md:hidden',
        )}
      >
        {offers.map((offer) => (
          <Item key={offer.id} offer={offer} onRemove={() => takeOut(offer.id)} />
        ))}
        {offers.length < COMPARISON_LIMIT && (
          <li className="hidden max-w-72 min-w-0 flex-1 items-center rounded-control border border-dashed border-control/60 px-3 text-13 text-muted lg:flex">
            Room for {COMPARISON_LIMIT - offers.length === 1 ? 'one more' : 'two more'}
          </li>
        )}
      </ul>
      <div className="ml-auto flex items-center gap-1.5">
        <Button
          variant="quiet"
          size="sm"
          // Folded, it stays one line where text is large on a phone.
          className={clsx(!open && 'max-[20rem]:hidden')}
          onClick={() => {
            clear();
            focusPage();
          }}
        >
          Clear
        </Button>
        <ButtonLink ref={compare} to={paths.compare} className="px-5">
          Compare
        </ButtonLink>
      </div>
      <ListNotice list={{ saved, lost }} />
      {notice}
    </TrayFrame>
  );
}

/** The bar at the bottom of the screen. */
export function TrayFrame({
  label,
  onKeyDown,
  children,
}: {
  label: string;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}) {
  return (
    <section
      data-tray
      onKeyDown={onKeyDown}
      aria-label={label}
      className="fixed inset-x-0 bottom-0 [@media(height<30rem)]:static z-30 border-t border-line bg-card [box-shadow:0_-6px_24px_-18px_rgb(0_0_0/0.5)]"
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">{children}</div>
    </section>
  );
}

function Item({ offer, onRemove }: { offer: ComparedOffer; onRemove: () => void }) {
  const name = offer.name ?? 'An offer';
  return (
    <li className="flex max-w-72 min-w-0 flex-1 items-center justify-between gap-1 rounded-control border border-line bg-paper pl-3 max-md:max-w-none">
      <Link
        to={paths.offer({ id: offer.id, slug: offer.slug ?? null })}
        title={name}
        className="truncate py-1.5 font-serif text-15 hover:underline"
      >
        {name}
      </Link>
      <button
        type="button"
        onClick={onRemove}
        className="flex size-9 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" size={15} />
        <span className="sr-only">Remove {name} from the comparison</span>
      </button>
    </li>
  );
}
