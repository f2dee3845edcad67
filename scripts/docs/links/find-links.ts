import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where texts with links are: the source of the packages, the sample and the documentation. */
const PLACES = ['packages', 'scripts/sample', 'docs', 'README.md'];
/** The list of links itself. */
export const LINKS_PAGE = 'docs/links.md';
const TEXT = /\.(?:tsx?|mdx?|json)$/;
const NO_TEXT_OF_OURS =
  /node_modules|\/dist\/|\.(?:test|fixture)\.tsx?$|\/package\.json$|docs\/openapi\.json$/;
const ADDRESS = /https?:\/\/[^\s"'`<>()[\]|,\\]+/g;
/** Names of XML and structured data, and what machines call: nobody follows them. */
const NO_PAGES =
  /^(?:schema\.org|www\.w3\.org|purl\.org|www\.sitemaps\.org|token\.actions\.githubusercontent\.com)$|\.amazonaws\.com$/;
const INVENTED = /(?:^|\.)(?:example|invalid|localhost)$|^127\./;

/** The addresses of other sites in a text. What follows a `${` is made while the site runs and is left out. */
export function linksOf(text: string): string[] {
  const found = [...text.matchAll(ADDRESS)].map(([address]) =>
    address.replace(/\$\{.*$/, '').replace(/[.;:*]+$/, ''),
  );
  return [...new Set(found)].filter(isElsewhere);
}

function isElsewhere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return /^[\w-]+(?:\.[\w-]+)+$/.test(hostname) && !NO_PAGES.test(hostname) && !INVENTED.test(hostname);
}

/** Every address of another site in the project, with the files that name it; both in alphabetical order. */
export function findLinks(root: string): Map<string, string[]> {
  const files = PLACES.flatMap((place) => textsUnder(join(root, place)))
    .map((file) => relative(root, file))
    .filter((file) => file !== LINKS_PAGE)
    .sort();
  const links = new Map<string, string[]>();
  for (const file of files)
    for (const address of linksOf(readFileSync(join(root, file), 'utf8')))
      links.set(address, [...(links.get(address) ?? []), file]);
  return new Map([...links].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function textsUnder(place: string): string[] {
  if (TEXT.test(place)) return NO_TEXT_OF_OURS.test(place) ? [] : [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const path = join(place, entry.name);
    if (NO_TEXT_OF_OURS.test(path)) return [];
    return entry.isDirectory() || TEXT.test(entry.name) ? textsUnder(path) : [];
  });
}
