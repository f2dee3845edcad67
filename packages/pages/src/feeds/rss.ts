import { siteTitle } from '@tussock/core/settings/page-title';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { withNotice } from '@tussock/core/settings/with-notice';
import { element, escapeXml, XML_HEAD } from './xml';

interface Edition {
  settings: Pick<SiteSettings, 'address' | 'demonstration' | 'locale' | 'name' | 'title_region'>;
  published_at: string;
}

interface Channel {
  title: string;
  /** Path of the page that the feed belongs to. */
  page: string;
  /** Path of the feed itself. */
  feed: string;
  description: string;
}

interface Item {
  title: string;
  /** Path of its page. */
  page: string;
  /** Stays the same when the address changes. */
  guid: string;
  description: string;
  published_at: string | null;
  category?: string | null;
  author?: string | null;
}

/** The dates of RSS: "Tue, 07 Oct 2025 20:01:26 GMT". */
const rssDate = (timestamp: string) => new Date(timestamp).toUTCString();

/** An RSS 2.0 document over a release. */
export function rssDocument(
  { settings, published_at }: Edition,
  { title, page, feed, description }: Channel,
  items: readonly Item[],
): string {
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', `${title} | ${siteTitle(settings)}`),
    element('link', settings.address + page),
    element('description', withNotice(description, settings)),
    element('language', settings.locale.toLowerCase()),
    element('lastBuildDate', rssDate(published_at)),
    element('ttl', '60'),
    `<atom:link href="${escapeXml(settings.address + feed)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemElement(item, settings.address)),
    '</channel></rss>\n',
  ].join('');
}

/** The description of an item is HTML to whoever reads RSS, and ours is text: a "<" in it would begin an element. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function itemElement(item: Item, address: string): string {
  return [
    '\n<item>',
    element('title', item.title),
    element('link', address + item.page),
    element('guid', item.guid, { isPermaLink: 'false' }),
    element('description', asHtml(item.description)),
    element('pubDate', item.published_at && rssDate(item.published_at)),
    element('category', item.category),
    element('dc:creator', item.author),
    '</item>',
  ].join('');
}
