import { TextLink } from '../markdown/text-link';

export interface RelatedPage {
  to: string;
  title: string;
  /** What the reader finds there, in a few words. */
  text: string;
}

/** Where to read on. */
export function RelatedPages({ pages }: { pages: RelatedPage[] }) {
  return (
    <nav aria-labelledby="read-on" className="no-print mt-14 border-t border-line pt-6">
      <h2 id="read-on" className="text-21">
        Read on
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {pages.map((page) => (
          <li key={page.to}>
            <TextLink href={page.to} className="link font-serif text-17">
              {page.title}
            </TextLink>
            <p className="mt-0.5 text-14 text-muted">{page.text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
