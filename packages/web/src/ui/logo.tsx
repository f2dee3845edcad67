import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';

/** Two initials of a name, letters or digits, without the words every firm has unless the name has no others. A mark before the first letter is none. */
function initialsOf(name: string): string {
  const words = name.normalize().match(/(?!\p{Lm})[\p{L}\p{N}]\S*/gu) ?? [];
  const own = words.filter((word) => !/^(the|and|of|nz)$/i.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}

const FRAME = 'shrink-0 overflow-hidden rounded-control';
/** How long a place may stay empty: before a logo that comes sooner, initials would only flash. */
const LATE_MS = 1000;

interface LogoProps {
  name: string;
  src: string | null;
  className?: string;
}

/** A firm's logo, on white in both themes, as firms draw them. Where there is none, or it fails to load, its initials. */
export const Logo = ({ name, src, className = 'size-12' }: LogoProps) =>
  src ? (
    <Picture key={src} name={name} src={src} className={className} />
  ) : (
    <Initials of={name} className={clsx(FRAME, className)} />
  );

/** The initials take its place while it is late, and for good once it fails. */
function Picture({ name, src, className }: { name: string; src: string; className: string }) {
  const [state, setState] = useState<'coming' | 'late' | 'there' | 'failed'>('coming');
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have come or failed before hydration, when no handler was there.
    if (image.current?.complete) setState(image.current.naturalWidth === 0 ? 'failed' : 'there');
    const late = setTimeout(() => setState((now) => (now === 'coming' ? 'late' : now)), LATE_MS);
    return () => clearTimeout(late);
  }, []);
  if (state === 'failed') return <Initials of={name} className={clsx(FRAME, className)} />;
  return (
    <span className={clsx(FRAME, 'relative block', className)}>
      <img
        ref={image}
        src={src}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className="size-full rounded-control border border-line bg-[#fff] object-contain"
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
      {state === 'late' && <Initials of={name} className="absolute inset-0" />}
    </span>
  );
}

function Initials({ of, className }: { of: string; className: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={clsx('bg-pine-soft text-pine', className)}>
      <text
        x="24"
        y="25"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="18"
        fill="currentColor"
        className="font-serif"
      >
        {initialsOf(of)}
      </text>
    </svg>
  );
}
