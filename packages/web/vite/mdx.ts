import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { PAGES } from '../../core/src/settings/pages.ts';
import { glossaryAddresses } from '../src/ui/text/glossary-addresses.ts';
import { drawCharts } from './charts.ts';
import { frontMatter } from './front-matter.ts';
import { remarkGlossaryLinks } from './glossary-links.ts';
import { remarkHeadings } from './headings.ts';
import { rehypeNoLineBreaks } from './no-line-breaks.ts';
import { packed, UNPACKS } from './packed.ts';
import { rehypeTables } from './text-tables.ts';
import { rehypeKeep, treeSource } from './text-tree.ts';

const GLOSSARY = new URL('../src/content/glossary.json', import.meta.url);

/**
 * Long texts are MDX files with front matter. A text becomes a tree of data, two thirds of what MDX makes of it as code; the
 * default export is the component that draws it; `frontmatter` holds
 * title, description, reviewed_on and sources; `headings` is the table of contents. The first use of each term of the
 * glossary is a link. The renderer has its texts packed.
 */
export function mdx({ isPacked = false } = {}): Plugin {
  return {
    name: 'mdx-content',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null;
      this.addWatchFile(GLOSSARY.pathname);
      return { code: await compileText(source, id, isPacked), map: null };
    },
  };
}

/** The module that a text becomes. */
export async function compileText(source: string, file: string, isPacked = false): Promise<string> {
  const { data, body } = frontMatter(source, file);
  const headings: Parameters<typeof remarkHeadings>[0] = [];
  const { words } = JSON.parse(readFileSync(GLOSSARY, 'utf8')) as { words: Record<string, string> };
  const found: Parameters<typeof rehypeKeep>[0] = {};
  const drawn = drawCharts(body, source, file);
  await compile(drawn, {
    remarkPlugins: [
      remarkGfm,
      remarkHeadings(headings),
      remarkGlossaryLinks(glossaryAddresses(PAGES.glossary, words)),
    ],
    rehypePlugins: [rehypeNoLineBreaks, rehypeTables, rehypeKeep(found)],
  });
  if (!found.root) throw new Error(`${file} has no text`);
  const { modules, tree } = treeSource(found.root);
  const own = drawn === body ? '' : ', { ChartFigure }';
  const parts = isPacked
    ? `${UNPACKS}
const { frontmatter, headings, tree } = ${packed({ frontmatter: data, headings, tree: JSON.parse(tree) })};
export { frontmatter, headings };`
    : `export const frontmatter = ${JSON.stringify(data)};
export const headings = ${JSON.stringify(headings)};
const tree = ${tree};`;
  return `import { drawnText } from '../ui/text/text-tree';
${modules}
${parts}
export default drawnText(tree${own});
`;
}
