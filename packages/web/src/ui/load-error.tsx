import { useLayoutEffect, useRef } from 'react';
import { refusalOf } from '../lib/queries/refusal';
import { isModuleFailure, isSiteInReach } from '../lib/reach';
import { useLast } from '../lib/state/use-last';
import { useOnline } from '../lib/use-online';
import { Button } from './button';

/** Says that data could not be read, with a button to try again. Its focus goes to what takes its place. */
export function LoadError({
  what,
  error,
  retry,
  busy = false,
}: {
  what: string;
  /** What was thrown; null while it is tried again. */
  error: unknown;
  retry: () => void;
  busy?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  const thrown = useLast(error);
  const refusal = refusalOf(thrown);
  useLayoutEffect(() => {
    const error = box.current;
    const places = placesOf(error);
    return () => {
      if (error?.contains(document.activeElement)) queueMicrotask(() => focusFirst(places));
    };
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className="max-w-2xl rounded-card border border-line bg-card px-6 py-7 not-last:mb-3"
    >
      <p className="font-semibold">We could not load {what}.</p>
      <p className="mt-1 text-14 text-muted">
        {isOnline
          ? (refusal ?? 'The directory did not answer. Nothing is lost; please try again in a moment.')
          : 'Your device is offline. Nothing is lost; please try again when you are connected.'}
      </p>
      {/* Not disabled, which would take the focus away. */}
      <Button
        variant="outline"
        size="sm"
        className="mt-4 in-[html:not([data-js])]:hidden"
        onClick={() => busy || (isModuleFailure(thrown) ? void reload() : retry())}
        aria-disabled={busy}
      >
        {busy ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  );
}

/** What reads the data is a script that was lost. */
const reload = async () => (await isSiteInReach()) && window.location.reload();

/** The parts of the page that an element is in, the innermost first. */
function placesOf(element: HTMLElement | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element?.parentElement; at; at = at.parentElement) places.push(at);
  return places;
}

/** Someone who moved on keeps the focus where it is. */
function focusFirst(places: readonly HTMLElement[]): void {
  const left = places.find((place) => place.isConnected);
  if (!left || document.activeElement !== document.body) return;
  left.tabIndex = -1;
  left.focus({ preventScroll: true });
}
