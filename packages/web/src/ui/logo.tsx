import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

/** Two initials of a name, without the words every firm has. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !/^(the|and|of|nz)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A firm's logo. Where there is none, or it fails to load, its initials. */
export function Logo({
  name,
  src,
  className = 'size-12',
}: {
  name: string;
  src: string | null;
  className?: string;
}) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before hydration, when no handler was there.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  const frame = clsx('shrink-0 overflow-hidden rounded-control', className);
  if (!src || failed) {
    return (
      <svg viewBox="0 0 48 48" aria-hidden="true" className={clsx(frame, 'bg-pine-soft text-pine')}>
        <text
          x="24"
          y="25"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="18"
          fill="currentColor"
          className="font-serif"
        >
          {initialsOf(name)}
        </text>
      </svg>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={clsx(frame, 'border border-line bg-card object-contain')}
      onError={() => setFailed(true)}
    />
  );
}
