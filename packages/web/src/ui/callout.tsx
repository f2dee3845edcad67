import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A note set apart from the text: plain for information, caution for what may cost the reader money. */
export function Callout({
  tone = 'plain',
  title,
  children,
}: {
  tone?: 'plain' | 'caution';
  title?: string;
  children: ReactNode;
}) {
  return (
    <aside
      aria-label={title ?? (tone === 'caution' ? 'Caution' : 'Note')}
      className={clsx(
        'rounded-card border-l-3 px-5 py-4 text-14',
        tone === 'caution' ? 'border-gold bg-gold-soft' : 'border-pine bg-pine-soft',
      )}
    >
      {title && <p className="mb-1 font-semibold">{title}</p>}
      {/* In a text it is as wide as the text, since notes in the margin are placed from its edge. */}
      <div className="max-w-[72ch] [.prose>*>&]:max-w-none [&>p+p]:mt-2">{children}</div>
    </aside>
  );
}
