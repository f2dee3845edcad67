export interface ShownFigure {
  label: string;
  /** The class of its mark, or none. */
  mark: string;
  /** What the mark says. */
  words: string;
  /** Where it leads without scripts. */
  href: string;
  isTabStop: boolean;
  /** Everything that is written in it. */
  text: string;
}

/** The labelled figures in a part of a page, in order. Written for our own HTML only. */
export const shownFigures = (html: string): ShownFigure[] =>
  [...html.matchAll(/<dt[^>]*>([\s\S]*?)<\/dt>\s*<dd[^>]*>([\s\S]*?)<\/dd>/g)].map(
    ([, label = '', value = '']) => {
      const mark = /<a [^>]*class="mark (\w+)"[^>]*>/.exec(value);
      return {
        label: textOf(label),
        mark: mark?.[1] ?? 'none',
        words: /title="([^"]*)"/.exec(mark?.[0] ?? '')?.[1] ?? '',
        href: /href="([^"]*)"/.exec(mark?.[0] ?? '')?.[1] ?? '',
        isTabStop: mark !== null && !/tabindex="-1"/.test(mark[0]),
        text: textOf(value),
      };
    },
  );

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
