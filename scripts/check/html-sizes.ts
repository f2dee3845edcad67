import { gzipSync } from 'node:zlib';
import { assemble } from '@tussock/core/directory/assemble';
import { memoryReads } from '../../packages/api/src/memory-reads.fixture';
import { ensureBuild } from '../build/ensure-build';
import { createSite } from '../local/site';
import { validFolder } from '../seed/folder/valid-folder';

export interface HtmlSize {
  path: string;
  /** Bytes of the HTML. */
  plain: number;
  gzipped: number;
}

/** The HTML of pages as the production build renders them over the sample directory, without a table. */
export async function htmlSizes(paths: readonly string[]): Promise<HtmlSize[]> {
  const reads = memoryReads({ 1: assemble(await validFolder('scripts/sample', { quiet: true })) });
  const site = await createSite(await ensureBuild(), reads);
  return Promise.all(
    paths.map(async (path) => {
      const answer = await site.request(path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      const html = Buffer.from(await answer.arrayBuffer());
      return { path, plain: html.length, gzipped: gzipSync(html, { level: 9 }).length };
    }),
  );
}
