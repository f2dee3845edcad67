import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { frontMatter } from './front-matter.ts';

/**
 * Long texts are MDX files with front matter. The default export is the text as a component; `frontmatter` holds
 * title, description, reviewed_on and sources.
 */
export function mdx(): Plugin {
  return {
    name: 'mdx-content',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null;
      const { data, body } = frontMatter(source, id);
      const compiled = await compile(body, { remarkPlugins: [remarkGfm] });
      return { code: `export const frontmatter = ${JSON.stringify(data)};\n${compiled}`, map: null };
    },
  };
}
