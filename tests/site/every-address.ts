import type { Directory } from '@tussock/core/directory/directory';
import { addressOf } from '@tussock/core/identifier/identifier';
import { listOfAddress } from '@tussock/pages/lists/list-address';

/** Every address a visitor can read that could tell of some offers: pages, files beside them, API answers, feeds. */
export async function everyAddress(site: string, directory: Directory, words: readonly string[]) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const records = (
    [
      ['offers', directory.offers],
      ['providers', directory.providers],
      ['platforms', directory.platforms],
      ['funds', directory.funds],
    ] as const
  ).flatMap(([folder, rows]) => rows.map((row) => `/${folder}/${addressOf(row)}`));
  const files = [
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/blog/rss.xml',
    '/offers/rss.xml',
    '/changes/rss.xml',
  ];
  const pages = [
    '/search',
    '/sources',
    '/changes',
    '/track-record',
    '/corrections',
    '/compare',
    '/watchlist',
    '/unlock',
  ];
  const asked = words.flatMap((word) => [
    `/search?q=${word}`,
    `/offers?q=${word}`,
    `/api/search?q=${word}`,
    `/api/search?q=${word}&sentence=true`,
  ]);
  const lists = [...listed, ...pages].filter((path) => listOfAddress(new URL(path, site)));
  return [
    ...new Set([
      ...listed,
      ...records,
      ...records.map((path) => `${path}.json`),
      ...lists.flatMap((path) => [`${path}.json`, `${path}.csv`, `${path}.xml`, `${path}.ics`]),
      ...records.map((path) => `/api${path}`),
      ...(await apiLists(site, directory)),
      ...(await dataFiles(site)),
      ...files,
      ...pages,
      ...asked,
    ]),
  ];
}

/** Every file of every release that has files. */
async function dataFiles(site: string): Promise<string[]> {
  const { releases } = (await (await fetch(`${site}/data/index.json`)).json()) as {
    releases: { manifest: string | null }[];
  };
  const manifests = releases.flatMap(({ manifest }) => (manifest ? [new URL(manifest).pathname] : []));
  const listed: string[] = [];
  for (const path of manifests) {
    const { files } = (await (await fetch(site + path)).json()) as { files: { address: string }[] };
    listed.push(...files.map(({ address }) => new URL(address).pathname));
  }
  return ['/data.json', '/data/dictionary.json', '/data/index.json', ...manifests, ...listed];
}

/**
 * Each list of the documented API and each record behind an exclusive offer, of the live release and of each before.
 */
async function apiLists(site: string, directory: Directory): Promise<string[]> {
  const document = (await (await fetch(`${site}/api/openapi.json`)).json()) as {
    paths: Record<string, unknown>;
  };
  const { release } = (await (await fetch(`${site}/api/release`)).json()) as { release: number };
  const exclusive = directory.offers.filter((offer) => offer.is_exclusive);
  const ids = new Set(exclusive.map(({ id }) => id));
  const tags = new Set(directory.offer_tags.flatMap((link) => (ids.has(link.offer_id) ? [link.tag_id] : [])));
  const named: [of: RegExp, names: string[]][] = [
    [/^\/api\/offers\//, exclusive.flatMap((offer) => [offer.id, addressOf(offer)])],
    [/^\/api\/tags\//, directory.tags.flatMap(({ id, slug }) => (tags.has(id) ? [slug] : []))],
    [/^\/api\/asset-classes\//, directory.asset_classes.map(({ slug }) => slug)],
    [/^\/api\/providers\//, exclusive.flatMap((offer) => offer.provider_id ?? [])],
    [/^\/api\/funds\//, exclusive.flatMap((offer) => offer.fund_id ?? [])],
  ];
  const paths = Object.keys(document.paths).flatMap((path) => {
    if (path.startsWith('/api/exclusive')) return [];
    if (!path.includes('{')) return [path, `${path}?limit=100`, `${path}?limit=100&view=card`];
    const names = named.find(([of]) => of.test(path))?.[1] ?? [];
    return [...new Set(names)].map((name) => path.replace(/\{[^}]+\}/, name));
  });
  const filtered = [...tags].flatMap((id) => {
    const slug = directory.tags.find((tag) => tag.id === id)?.slug;
    return slug ? [`/api/offers?tag=${slug}`] : [];
  });
  const asked = [...paths, ...filtered, '/api/offers?status=Open', '/api/offers?aip=true'];
  const earlier = Array.from({ length: release - 1 }, (_, number) => number + 1);
  return asked.flatMap((path) => [
    path,
    ...earlier.map((number) => `${path}${path.includes('?') ? '&' : '?'}release=${number}`),
  ]);
}
