import { useEffect, useRef, useState } from 'react';

/** How long an outcome has to stay the same: a screen reader hears it, and not every step. */
const SETTLED_MS = 700;
/** How long the words stay. A screen reader has them by then, and who reads on would hear them twice. */
const KEPT_MS = 8_000;

/** Announces an outcome to screen readers where it changes. It is shown elsewhere on the page. */
export function Announce({ text }: { text: string }) {
  const known = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // What is there at first is read with the page.
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), KEPT_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
