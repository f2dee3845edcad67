import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

/** Two initials of a name, letters or digits, without the words every firm has unless the name has no others. */
function initialsOf(name: string): string {
  const words = name.normalize().match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const own = words.filter((word) => !/^(the|and|of|nz)$/i.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}

/** A firm's logo, on white in both themes, as firms draw them. Where there is none, or it fails to load, its initials. */
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
      className={clsx(frame, 'border border-line bg-[#fff] object-contain')}
      onError={() => setFailed(true)}
    />
  );
}
