import { element, escapeXml, XML_HEAD } from './xml';

export interface Channel {
  title: string;
  /** Whole address of the page that the feed belongs to. */
  link: string;
  /** Whole address of the feed itself. */
  self: string;
  description: string;
  /** Such as en-NZ. */
  language: string;
  /** Point in time of the release. */
  built_at: string;
}

export interface Item {
  title: string;
  link: string;
  /** Stays the same when the address changes. */
  guid: string;
  description: string;
  published_at: string | null;
  category?: string | null;
  author?: string | null;
}

/** The dates of RSS: "Tue, 07 Oct 2025 20:01:26 GMT". */
const rssDate = (timestamp: string) => new Date(timestamp).toUTCString();

/** An RSS 2.0 document. */
export function rssDocument(channel: Channel, items: readonly Item[]): string {
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', channel.title),
    element('link', channel.link),
    element('description', channel.description),
    element('language', channel.language.toLowerCase()),
    element('lastBuildDate', rssDate(channel.built_at)),
    element('ttl', '60'),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemElement),
    '</channel></rss>\n',
  ].join('');
}

function itemElement(item: Item): string {
  return [
    '\n<item>',
    element('title', item.title),
    element('link', item.link),
    element('guid', item.guid, { isPermaLink: 'false' }),
    element('description', item.description),
    element('pubDate', item.published_at && rssDate(item.published_at)),
    element('category', item.category),
    element('dc:creator', item.author),
    '</item>',
  ].join('');
}
