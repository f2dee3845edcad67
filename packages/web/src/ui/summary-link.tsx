import { type ReactNode, useId } from 'react';

/** Opens what is folded below a picture or a line, and looks like a link there. `of` is the id of what it is a part of: its name ends with that. */
export function SummaryLink({ of, children }: { of?: string; children: ReactNode }) {
  const id = useId();
  return (
    <summary
      {...(of && { id, 'aria-labelledby': `${id} ${of}` })}
      className="link inline-flex min-h-8 cursor-pointer items-center text-13 pointer-coarse:min-h-11"
    >
      {children}
    </summary>
  );
}
