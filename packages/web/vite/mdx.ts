import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { frontMatter } from './front-matter.ts';
import { remarkHeadings } from './headings.ts';

/**
 * Long texts are MDX files with front matter. The default export is the text as a component; `frontmatter` holds
 * title, description, reviewed_on and sources; `headings` is the table of contents.
 */
export function mdx(): Plugin {
  return {
    name: 'mdx-content',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null;
      return { code: await compileText(source, id), map: null };
    },
  };
}

/** The module that a text becomes. */
export async function compileText(source: string, file: string): Promise<string> {
  const { data, body } = frontMatter(source, file);
  const headings: Parameters<typeof remarkHeadings>[0] = [];
  const compiled = await compile(body, { remarkPlugins: [remarkGfm, remarkHeadings(headings)] });
  return `export const frontmatter = ${JSON.stringify(data)};\nexport const headings = ${JSON.stringify(headings)};\n${compiled}`;
}
