import { formatDate } from '@tussock/core/text/format-date';
import { markdownTable } from '../markdown-table';
import { findLinks } from './find-links';
import seen from './seen.json' with { type: 'json' };

/** When an address was last seen in a public copy of the page; null where it was looked for and not found. */
interface Seen {
  seen_on: string | null;
  note?: string;
}
export const SEEN: Readonly<Record<string, Seen>> = seen;

/** The page that lists every link of the project. */
export function linksText(root = '.'): string {
  const links = [...findLinks(root)];
  const isSeen = ([address]: [string, string[]]) => SEEN[address]?.seen_on != null;
  const rows = links.map(([address, files]) => {
    const { seen_on = null, note = '' } = SEEN[address] ?? {};
    return [
      address,
      files.map((file) => `\`${file}\``).join(', '),
      seen_on ? formatDate(seen_on) : 'Not seen',
      note,
    ];
  });
  return `# Links

Every address of another site in the pages, the sample and the documentation. \`npm run docs\` writes this page.

"Last seen" is the day on which somebody saw the page in a public copy, such as a web archive. It does not show that the address
answers today. "Not seen" means that no copy was found, or that nobody has looked. \`scripts/docs/links/seen.json\` has the dates:
add one when you look at a page. Before a launch, open every link.

${links.filter(isSeen).length} of ${links.length} links have been seen.

${markdownTable(['Address', 'Named in', 'Last seen', 'Note'], rows)}
`;
}
