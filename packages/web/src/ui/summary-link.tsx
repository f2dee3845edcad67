import type { ReactNode } from 'react';

/** Opens what is folded below a picture or a line, and looks like a link there. */
export function SummaryLink({ children }: { children: ReactNode }) {
  return (
    <summary className="link inline-flex min-h-8 cursor-pointer items-center text-13 pointer-coarse:min-h-11">
      {children}
    </summary>
  );
}
