import type { Finding } from './finding';
import type { ReadPage } from './rendered-pages';

const MOST = { title: 60, description: 155 } as const;

/** Titles and descriptions that search engines would cut, or that the page cut itself. */
export function lengthFindings(pages: readonly Pick<ReadPage, 'address' | keyof typeof MOST>[]): Finding[] {
  return pages.flatMap((page) =>
    (['title', 'description'] as const).flatMap((name) => {
      const text = page[name];
      const wrong = [
        ...(text.length > MOST[name] ? [`${text.length} characters: up to ${MOST[name]}`] : []),
        ...(text.includes('…') ? ['cut: write it to its length'] : []),
        ...(text === '' ? ['write one'] : []),
      ];
      return wrong.map((instead) => ({ place: page.address, phrase: `${name} “${text}”`, instead }));
    }),
  );
}
