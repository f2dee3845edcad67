import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusReplaced } from '../../lib/focus/focus-replaced';
import { removeKept } from '../../lib/storage/remove-kept';
import { useSettings } from '../../lib/use-settings';
import { Button } from '../../ui/button';
import { keptList } from './kept-list';

/** Removes everything that this browser keeps for the site, once it is confirmed. */
export default function ClearKept() {
  const { name } = useSettings();
  const [step, setStep] = useState<'asked' | 'done' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  /** The question has the focus before its answers, which a key that is still down would give. */
  const go = (next: typeof step) =>
    focusReplaced(
      () => setStep(next),
      () => place.current?.querySelector<HTMLElement>('span[tabindex], button'),
    );
  const clear = () => {
    removeKept(keptList(name).map(({ key }) => key));
    go('done');
  };
  return (
    <div ref={place} className="no-print flex flex-wrap items-center gap-2">
      {step === 'asked' ? (
        <>
          <span tabIndex={-1} className="text-14 outline-none">
            This removes everything in the table. You can’t undo it.
          </span>
          <Button size="sm" onClick={clear}>
            Remove everything
          </Button>
          <Button variant="outline" size="sm" onClick={() => go(null)}>
            Cancel
          </Button>
        </>
      ) : (
        <Button
          variant="outline"
          size="sm"
          className="py-1 leading-tight! whitespace-normal!"
          onClick={() => go('asked')}
        >
          <Trash2 aria-hidden="true" size={15} /> Clear everything this browser keeps
        </Button>
      )}
      <p role="status" className="text-14 empty:hidden">
        {step === 'done' && 'Done. This browser no longer keeps anything for this site.'}
      </p>
    </div>
  );
}
