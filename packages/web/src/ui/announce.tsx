import { useSettled } from '../lib/use-settled';

/**
 * Announces an outcome to screen readers once it has stayed the same for a moment. It is shown elsewhere on the page.
 */
export function Announce({ text }: { text: string }) {
  const settled = useSettled(text);
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}
