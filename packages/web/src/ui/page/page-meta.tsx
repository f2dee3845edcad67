import { pageTitle, siteTitle } from '@tussock/core/settings/page-title';
import { excerpt } from '@tussock/core/text/excerpt';
import { jsonForScript } from '@tussock/core/text/json-for-script';
import { Helmet } from 'react-helmet-async';
import { useHref, useLocation } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { useApi } from '../../lib/api';
import { AS_WRITTEN, useWritten } from '../../lib/state/use-written';
import { useSettings } from '../../lib/use-settings';
import { breadcrumbData } from './breadcrumb-data';
import type { Crumb } from './breadcrumbs';
import { ogImageOf } from './og-image';

/** Search engines show about this many characters. */
const LONGEST_DESCRIPTION = 155;

export interface PageMetaProps {
  title: string;
  /** What matters first: of a long one, search engines get the whole sentences that they show. */
  description: string;
  /** Path of the canonical address, by which shared links name the page too; the current path without parameters where missing. */
  canonical?: string;
  keywords?: string[];
  /** schema.org objects, without `@context`. */
  structuredData?: Record<string, unknown>[];
  /** The path to the page, which search engines show; of a list, whichever of its pages it is. */
  trail?: Crumb[] | undefined;
  noindex?: boolean;
  type?: 'website' | 'article';
  /** Path of the page, where a picture of its record is drawn for shared links; the section's picture without it. */
  pictured?: string | undefined;
  /** Paths of the pages beside this one in a list. */
  prev?: string;
  next?: string;
  /** Feeds of this page. */
  feed?: { title: string; path: string } | undefined;
}

/** The metadata of a page. Use it once per page: nested ones would give several titles. */
export function PageMeta(props: PageMetaProps) {
  const settings = useSettings();
  const location = useLocation();
  const feed = useHref(props.feed?.path ?? '/');
  const title = pageTitle(props.title, settings, !props.noindex);
  const further = /[?&]page=(\d+)/.exec(props.canonical ?? '')?.[1];
  const about = further ? `Page ${further}. ${props.description}` : props.description;
  const description = excerpt(about, LONGEST_DESCRIPTION);
  const path = props.canonical ?? location.pathname;
  const address = settings.address + path;
  const { release } = useApi();
  const image =
    settings.address +
    (props.pictured ? paths.picture(props.pictured, release) : ogImageOf(location.pathname));
  const pictureText = props.pictured
    ? `${props.title}. The picture shows its name, main figures and date.`
    : siteTitle(settings);
  const structuredData = [
    ...(props.structuredData ?? []),
    ...(props.trail ? [breadcrumbData(props.trail, path.replace(/\?.*/, ''), settings)] : []),
  ];
  return (
    <>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {props.keywords && <meta name="keywords" content={props.keywords.join(', ')} />}
        {props.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
        {props.prev && <link rel="prev" href={settings.address + props.prev} />}
        {props.next && <link rel="next" href={settings.address + props.next} />}
        <meta property="og:site_name" content={siteTitle(settings)} />
        <meta property="og:type" content={props.type ?? 'website'} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={image} />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={pictureText} />
        <meta property="og:locale" content="en_NZ" />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={image} />
        <meta name="twitter:image:alt" content={pictureText} />
        {props.feed && (
          <link rel="alternate" type="application/rss+xml" title={props.feed.title} href={feed} />
        )}
      </Helmet>
      {structuredData.map((data) => {
        const name = String(data['@type']) + String(data.name ?? data.url ?? '');
        return <StructuredData key={name} name={name} data={data} />;
      })}
    </>
  );
}

/** For search engines, which read what the server wrote: it is made again in the browser only for another page. */
function StructuredData({ name, data }: { name: string; data: Record<string, unknown> }) {
  const isWritten = useWritten(name);
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
      dangerouslySetInnerHTML={
        isWritten ? AS_WRITTEN : { __html: jsonForScript({ '@context': 'https://schema.org', ...data }) }
      }
    />
  );
}
