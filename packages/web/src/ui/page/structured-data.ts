import { siteTitle } from '@tussock/core/settings/page-title';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { paths } from '../../lib/address/paths';
import type { FrontMatter } from '../text/text-module';
import { ogImageOf } from './og-image';

type Site = Pick<SiteSettings, 'name' | 'title_region' | 'address'>;

/** A text in schema.org's vocabulary: a guide is an Article, other texts are a WebPage. */
export function textData(
  kind: 'guide' | 'page',
  text: FrontMatter,
  path: string,
  site: Site,
): Record<string, unknown> {
  const url = site.address + path;
  const publisher = { '@type': 'Organization', name: siteTitle(site), url: site.address };
  const common = { description: text.description, url, dateModified: text.reviewed_on, inLanguage: 'en-NZ' };
  if (kind === 'page') return { '@type': 'WebPage', name: text.title, ...common, publisher };
  return {
    '@type': 'Article',
    headline: text.title,
    ...common,
    mainEntityOfPage: url,
    author: { ...publisher, url: site.address + paths.about },
    publisher,
    image: site.address + ogImageOf(path),
  };
}
