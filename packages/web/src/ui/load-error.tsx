import { useLayoutEffect, useRef } from 'react';
import { focusPage } from '../lib/focus-page';
import { useOnline } from '../lib/use-online';
import { Button } from './button';

/** Says that data could not be read, with a button to try again. Its focus goes to what takes its place. */
export function LoadError({
  what,
  retry,
  busy = false,
}: {
  what: string;
  retry: () => void;
  busy?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  useLayoutEffect(() => {
    const error = box.current;
    const place = error?.parentElement;
    return () => {
      if (error?.contains(document.activeElement)) queueMicrotask(() => focusPlace(place));
    };
  }, []);
  return (
    <div ref={box} role="alert" className="rounded-card border border-line bg-card px-6 py-7">
      <p className="font-semibold">We could not load {what}.</p>
      <p className="mt-1 text-14 text-muted">
        {isOnline
          ? 'The directory did not answer. Nothing is lost; please try again in a moment.'
          : 'Your device is offline. Nothing is lost; please try again when you are connected.'}
      </p>
      {/* Not disabled, which would take the focus away. */}
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        onClick={() => busy || retry()}
        aria-disabled={busy}
      >
        {busy ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  );
}

function focusPlace(place: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body) return;
  if (place?.isConnected) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  } else focusPage();
}
