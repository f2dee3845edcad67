import { decodeEntities } from '@tussock/core/text/entities';

/** What the tests read from a page's HTML. Written for our own HTML only. */
export interface ReadPage {
  title: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  headings: string[];
  /** Addresses of links, in order. */
  links: string[];
  ids: Set<string>;
  structuredData: Record<string, unknown>[];
  /** Words of the main content. */
  words: number;
  /** What the main content has in straight quotation marks, code apart. */
  inStraightQuotes: string[];
}

export function readHtml(html: string): ReadPage {
  const [head = '', body = ''] = html.split('</head>');
  const page = body.replace(/<script id="page-state"[\s\S]*?<\/script>/, '');
  const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  return {
    title: plain(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? null,
    noindex: /<meta name="robots" content="[^"]*noindex/.test(head),
    headings: [...page.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map((match) => plain(match[1] ?? '')),
    links: [...page.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map((match) => plain(match[1] ?? '')),
    ids: new Set([...page.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '')),
    structuredData: [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      (match) => JSON.parse(match[1] ?? 'null'),
    ),
    words: wordsIn(main),
    inStraightQuotes:
      plain(main.replace(/<(script|style|pre|code)[\s\S]*?<\/\1>/g, ' ')).match(/"[^"]*"/g) ?? [],
  };
}

const wordsIn = (html: string) =>
  plain(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')).split(' ').length;

const plain = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
