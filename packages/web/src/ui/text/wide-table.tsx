import type { ComponentProps } from 'react';

/** The name of the box: the table's own caption, or words of what it is in. */
type Named = { caption: string; label?: never } | { label: string; caption?: never };

/** A table of a text. Where the screen is too narrow for it, it scrolls in a box of its own. */
export function WideTable({
  caption,
  label = caption,
  children,
  ...props
}: Omit<ComponentProps<'table'>, keyof Named> & Named) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table {...props}>
        {caption && <caption className="sr-only">{caption}</caption>}
        {children}
      </table>
    </section>
  );
}
