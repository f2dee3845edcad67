import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button, buttonClass } from '../../components/ui/button';

/** The filters of a small screen: a dialog from below; without scripts they follow the list. */
export function FacetSheet({
  count,
  active,
  children,
}: {
  count: number;
  active: number;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="hidden! in-[html[data-js]]:max-lg:inline-flex!"
        aria-haspopup="dialog"
        onClick={show}
      >
        <SlidersHorizontal aria-hidden="true" size={15} />
        Filters{active > 0 && <span className="text-muted">({active})</span>}
      </Button>
      <dialog
        ref={dialog}
        aria-label="Filters"
        onClose={() => setOpen(false)}
        onPointerDown={(event) => event.target === dialog.current && close()}
        className="m-0 mt-auto max-h-[88dvh] w-full max-w-none flex-col overflow-hidden rounded-t-card border-t border-line bg-paper text-ink backdrop:bg-ink/40 open:flex dark:backdrop:bg-paper/70"
      >
        <div className="flex items-center justify-between border-b border-line px-4 py-2.5">
          <h2 className="text-21">Filters</h2>
          <Button variant="quiet" size="sm" onClick={close}>
            Close
          </Button>
        </div>
        <div className="overflow-y-auto px-4">{open && children}</div>
        <div className="border-t border-line p-3">
          <button type="button" onClick={close} className={buttonClass('primary', 'lg', 'w-full')}>
            Show {count} {count === 1 ? 'offer' : 'offers'}
          </button>
        </div>
      </dialog>
    </>
  );
}
