import { useEffect, useState } from 'react';

/** The band of the window in which a heading counts as being read. */
const BAND = { rootMargin: '-128px 0px -60% 0px' };

/** The id of the part that is being read: the last one whose heading came into the upper part of the window. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
      if (seen) setCurrent(seen.target.id);
    }, BAND);
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
