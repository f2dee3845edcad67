import { focusPage } from '../../lib/focus/focus-page';
import { useOnline } from '../../lib/use-online';
import { Button } from '../../ui/button';

export interface PageNoticeProps {
  again: () => void;
  busy: boolean;
  onClose: () => void;
}

/** Says that the next page could not be reached, over the page that stays. */
export function PageNotice({ again, busy, onClose }: PageNoticeProps) {
  const isOnline = useOnline();
  return (
    <div
      role="alert"
      className="no-print fixed inset-x-4 top-4 z-50 mx-auto max-w-lg rounded-card border border-control/60 bg-card px-5 py-4 [box-shadow:0_8px_30px_-14px_rgb(0_0_0/0.45)]"
    >
      <p className="font-semibold">We could not load the next page.</p>
      <p className="mt-1 text-14 text-muted">
        {isOnline
          ? 'The site did not answer. This page stays open; please try again in a moment.'
          : 'Your device is offline. This page stays open; please try again when you are connected.'}
      </p>
      <div className="mt-3 flex gap-2">
        <Button variant="outline" size="sm" onClick={() => busy || again()} aria-disabled={busy}>
          {busy ? 'Trying…' : 'Try again'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onClose();
            focusPage();
          }}
        >
          Close
        </Button>
      </div>
    </div>
  );
}
