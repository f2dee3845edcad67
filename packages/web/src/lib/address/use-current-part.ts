import { useEffect, useState } from 'react';

/**
 * All of the page above this line of the window: a heading within it is read, or was read before. A link to a part leaves its heading
 * above the line, and that of the next part below it, unless the part is very short.
 */
const ABOVE_THE_LINE = { rootMargin: '100000% 0px -75% 0px' };

/**
 * The id of the part that is being read: the last one whose heading is at the top of the window or above it, or else the first; null
 * until that is known.
 */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const parts = key.split(' ');
    const reached = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target.id);
      setCurrent(parts.filter((id) => reached.has(id)).at(-1) ?? parts[0] ?? null);
    }, ABOVE_THE_LINE);
    for (const id of parts) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
