import type { TextHeading } from '../markdown/parse';

/** The parts of a text: a list above it, beside it on wide screens. Fewer than four parts need none. */
export function TableOfContents({
  headings,
  title = 'In this chapter',
}: {
  headings: TextHeading[];
  title?: string;
}) {
  const parts = headings.filter((heading) => heading.level === 2);
  if (parts.length < 4) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="no-print mb-8 border-y border-line py-4 xl:sticky xl:top-24 xl:col-start-3 xl:row-start-1 xl:max-h-[calc(100vh-8rem)] xl:self-start xl:overflow-y-auto xl:border-y-0 xl:py-0"
    >
      <h2 id="contents" className="mb-1.5 font-sans text-13 font-semibold tracking-normal text-muted">
        {title}
      </h2>
      <ol className="text-14 leading-snug md:columns-2 md:gap-x-8 xl:columns-1 xl:border-l xl:border-line">
        {parts.map((part) => (
          <li key={part.id} className="break-inside-avoid">
            <a
              href={`#${part.id}`}
              className="block py-1.5 text-muted hover:text-ink hover:underline pointer-coarse:py-2.5 xl:pl-4"
            >
              {part.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
