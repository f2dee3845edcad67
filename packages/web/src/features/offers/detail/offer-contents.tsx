import clsx from 'clsx';
import { List } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useCurrentPart } from '../../../lib/address/use-current-part';
import { buttonClass } from '../../../ui/button';
import { dropDown } from '../../../ui/drop-down';

interface Part {
  id: string;
  title: string;
}

const TITLE = 'On this page';

/** Links to the parts of the page, in the left margin of a wide screen, where they stay in sight. */
export function ContentsRail({ parts }: { parts: readonly Part[] }) {
  const current = useCurrentPart(parts.map(({ id }) => id));
  return (
    <nav
      aria-label={TITLE}
      className="no-print -m-1 hidden self-start p-1 lg:sticky lg:top-34 lg:block lg:max-h-[calc(100vh-9rem)] lg:overflow-y-auto xl:top-24 xl:max-h-[calc(100vh-7rem)]"
    >
      <Links parts={parts} current={current} className="border-l border-line" />
    </nav>
  );
}

/** The same on other screens: folded into one button of the bar. */
export function ContentsMenu({ parts }: { parts: readonly Part[] }) {
  const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open');
  return (
    <details className="group ml-auto lg:hidden" {...dropDown}>
      <summary className={buttonClass('quiet', 'sm', 'px-2! pointer-coarse:min-w-11')}>
        <List aria-hidden="true" size={17} />
        <span className="max-md:sr-only">{TITLE}</span>
      </summary>
      {/* Another name than that of the rail: both are in the page. */}
      <nav
        aria-label="Parts of this page"
        className="absolute inset-x-0 top-full max-h-[60vh] overflow-y-auto border-b border-line bg-card py-2 [box-shadow:0_16px_30px_-22px_rgb(0_0_0/0.6)]"
      >
        <Links parts={parts} current={null} className="wrap sm:columns-2" onFollow={close} />
      </nav>
    </details>
  );
}

function Links({
  parts,
  current,
  className,
  onFollow,
}: {
  parts: readonly Part[];
  current: string | null;
  className: string;
  onFollow?: (event: MouseEvent) => void;
}) {
  return (
    <ul className={clsx('text-14 leading-snug', className)}>
      {parts.map(({ id, title }) => (
        <li key={id} className="break-inside-avoid">
          <a
            href={`#${id}`}
            onClick={onFollow}
            aria-current={id === current ? 'true' : undefined}
            className="-ml-px flex min-h-8 items-center py-1 hover:text-ink hover:underline aria-[current=true]:border-pine aria-[current=true]:font-semibold aria-[current=true]:text-ink lg:border-l-2 lg:border-transparent lg:pl-4 text-muted pointer-coarse:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
