import { useSettled } from '../lib/use-settled';

/** Says an outcome to those who hear the page, once it has stayed the same for a moment; it is shown elsewhere. */
export function Announce({ text }: { text: string }) {
  const settled = useSettled(text);
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}
