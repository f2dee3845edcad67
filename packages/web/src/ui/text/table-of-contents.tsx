import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useCurrentPart } from '../../lib/address/use-current-part';
import type { TextHeading } from '../markdown/parse';

/**
 * The table of contents of a text: beside it on wide screens, folded above it on others. A text of fewer than four
 * parts has none.
 */
export function TableOfContents({ headings, title }: { headings: TextHeading[]; title: string }) {
  const parts = headings.filter((heading) => heading.level === 2);
  const current = useCurrentPart(parts.map(({ id }) => id));
  if (parts.length < 4) return null;
  return (
    <nav
      aria-label={title}
      className="no-print mb-8 lg:max-xl:col-start-1 xl:sticky xl:top-24 xl:col-start-[-2] xl:row-span-2 xl:row-start-1 xl:-mx-1 xl:max-h-[calc(100vh-8rem)] xl:self-start xl:overflow-y-auto xl:px-1 xl:pb-1"
    >
      <details className="group border-y border-line xl:hidden">
        <summary className="flex list-none items-center justify-between py-3 text-14 font-semibold">
          {title}
          <ChevronDown
            aria-hidden="true"
            size={16}
            className="text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <Parts parts={parts} current={null} className="pb-3 md:columns-2 md:gap-x-8" />
      </details>
      <p className="mb-1.5 hidden text-13 font-semibold text-muted xl:block">{title}</p>
      <Parts parts={parts} current={current} className="hidden border-l border-line xl:block [&_a]:pl-4" />
    </nav>
  );
}

function Parts({
  parts,
  current,
  className,
}: {
  parts: TextHeading[];
  current: string | null;
  className: string;
}) {
  return (
    <ol className={clsx('text-14 leading-snug', className)}>
      {parts.map((part) => (
        <li key={part.id} className="break-inside-avoid">
          <a
            href={`#${part.id}`}
            aria-current={part.id === current ? 'true' : undefined}
            className="-ml-px block border-l-2 border-transparent py-1.5 text-muted hover:text-ink hover:underline aria-[current=true]:border-pine aria-[current=true]:text-ink pointer-coarse:py-2.5"
          >
            {part.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
