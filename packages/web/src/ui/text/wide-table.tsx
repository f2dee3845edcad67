import type { ComponentProps } from 'react';

/** A table of a text. Where the screen is too narrow for it, it scrolls in a box of its own. */
export function WideTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
