import { Button } from './button';

/** Says that data could not be read, with a button to try again. */
export function LoadError({
  what,
  retry,
  busy = false,
}: {
  what: string;
  retry: () => void;
  busy?: boolean;
}) {
  return (
    <div role="alert" className="rounded-card border border-line bg-card px-6 py-7">
      <p className="font-semibold">We could not load {what}.</p>
      <p className="mt-1 text-14 text-muted">
        The directory did not answer. Nothing is lost; please try again in a moment.
      </p>
      <Button variant="outline" size="sm" className="mt-4" onClick={retry} disabled={busy}>
        {busy ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  );
}
