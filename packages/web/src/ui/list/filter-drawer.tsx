import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, buttonClass } from '../button';

/** The filters where they have no room beside the list: a dialog from below, or at the side of a large screen. Without scripts the filters follow the list. */
export function FilterDrawer({
  count,
  failure,
  show,
  showDraft,
  active,
  isAlways,
  onClose,
  children,
}: {
  /** "12 offers", announced as it changes: what the page says of it is out of reach while the dialog is open. */
  count: string;
  /** What went wrong, which the page says behind the dialog. */
  failure: ReactNode;
  /** Of the button that closes it: "Show 12 offers". */
  show: string;
  /** Of that button while an amount is typed whose offers are not counted: "Show offers". */
  showDraft: string;
  /** Number of choices in use: as many as there are chips. */
  active: number;
  /** Also on a large screen, where it opens at the side. */
  isAlways: boolean;
  onClose: () => void;
  /** The filters; they tell whether an amount is typed that does not apply yet. */
  children: (onDraft: (isDraft: boolean) => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [isDraft, setDraft] = useState(false);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className={clsx(
          'hidden!',
          isAlways
            ? 'in-[html[data-js]]:not-print:inline-flex!'
            : 'in-[html[data-js]]:not-print:max-lg:inline-flex!',
        )}
        aria-haspopup="dialog"
        onClick={() => {
          // What is in the dialog takes the focus, so it must be there.
          flushSync(() => setOpen(true));
          dialog.current?.showModal();
        }}
      >
        <SlidersHorizontal aria-hidden="true" size={15} className="max-sm:hidden" />
        Filters{active > 0 && <span className="text-muted">({active})</span>}
      </Button>
      <dialog
        ref={dialog}
        aria-label="Filters"
        onClose={() => {
          setOpen(false);
          setDraft(false);
          onClose();
        }}
        onPointerDown={(event) => event.target === dialog.current && close()}
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none flex-col overflow-hidden border-line bg-paper text-ink backdrop:bg-ink/40 open:flex max-lg:rounded-t-card max-lg:border-t lg:top-0 lg:right-auto lg:h-dvh lg:max-h-none lg:w-80 lg:border-r dark:backdrop:bg-paper/70"
      >
        {open && (
          <>
            <div className="flex items-center justify-between border-b border-line px-4 py-2">
              <h2 className="text-21">Filters</h2>
              <Button variant="quiet" size="sm" onClick={close}>
                Close
              </Button>
            </div>
            <div className="overflow-y-auto overscroll-contain px-4 lg:flex-1 [&_details:first-of-type]:border-t-0">
              {children(setDraft)}
            </div>
            <p role="status" className="sr-only">
              {count}
            </p>
            <div className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {failure}
              <button type="button" onClick={close} className={buttonClass('primary', 'lg', 'w-full')}>
                {isDraft ? showDraft : show}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}
