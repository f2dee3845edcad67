import { assemble } from '@tussock/core/directory/assemble';
import { memoryReads } from '../../../packages/api/src/memory-reads.fixture';
import { readHtml } from '../../../tests/support/html';
import { pageKinds } from '../../../tests/support/page-kinds';
import { ensureBuild } from '../../build/ensure-build';
import { createSite } from '../../local/site';
import { validFolder } from '../../seed/folder/valid-folder';
import { htmlBlocks } from './html-blocks';

export interface ReadPage {
  address: string;
  title: string;
  description: string;
  /** Texts of the main part, block by block. */
  blocks: string[];
}

/** Every page of the sitemap and one of every further kind, as the production build renders them over the sample. */
export async function renderedPages(): Promise<ReadPage[]> {
  const directory = await validFolder('scripts/sample', { quiet: true });
  const site = await createSite(await ensureBuild(), memoryReads({ 1: assemble(directory) }));
  const sitemap = await (await site.request('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const pages: ReadPage[] = [];
  for (const address of new Set([...listed, ...pageKinds(directory)])) {
    const answer = await site.request(address);
    if (answer.status >= 500) throw new Error(`${address} answered ${answer.status}`);
    const html = await answer.text();
    const { title, description } = readHtml(html);
    // The frame around it is the same on every page.
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    pages.push({ address, title, description, blocks: htmlBlocks(address === '/' ? html : main) });
  }
  return pages;
}
