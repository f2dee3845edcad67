import type { ReactNode } from 'react';
import { useFollowedLinks } from '../lib/address/use-followed-links';
import { AS_WRITTEN, useWritten } from '../lib/state/use-written';

/**
 * A box of text that needs no script and stays as the server wrote it: the browser need not read the text again, which takes a phone
 * longer than all else on many pages. `name` says what the text is made of; `children` are shown when it changes, and where
 * the server wrote none.
 */
export function WrittenText({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  const isWritten = useWritten(name);
  const follow = useFollowedLinks();
  return isWritten ? (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it take the focus and the keys
    <div
      key="written"
      className={className}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={AS_WRITTEN}
    />
  ) : (
    <div key="shown" className={className}>
      {children}
    </div>
  );
}
