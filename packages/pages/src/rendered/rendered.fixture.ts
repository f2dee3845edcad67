import { createApi } from '@tussock/api/app';
import { assemble } from '@tussock/core/directory/assemble';
import type { Directory } from '@tussock/core/directory/directory';
import { type ReadPage, readHtml } from '../../../../tests/support/html';
import { sampleDirectory } from '../../../../tests/support/sample-directory';
import { type MemoryReads, memoryReads } from '../../../api/src/memory-reads.fixture';
import { type Rendered, renderPage } from '../../../web/src/app/entry-server';

/** The sample directory as release 1, whose pages are rendered from source over the API in memory. */
export interface RenderedSite {
  directory: Directory;
  reads: MemoryReads;
  /** Each address is rendered once. */
  page(address: string): Promise<RenderedPage>;
}

export interface RenderedPage extends Rendered, ReadPage {
  /** What a query whose key begins so after the release has read; throws where the page has no such query. */
  data<T>(...key: unknown[]): T;
}

let site: Promise<RenderedSite> | undefined;

/** The sample as it is, one site for all test files of a worker: nothing may change its reads. */
export function sampleSite(): Promise<RenderedSite> {
  site ??= renderedSite();
  return site;
}

export async function renderedSite(
  change: (sample: Directory) => Directory = (sample) => sample,
  now = new Date('2026-11-20T00:00:00Z'),
  /** A path of the API that answers nothing. */
  failing: string | null = null,
): Promise<RenderedSite> {
  const directory = change(await sampleDirectory());
  const reads = memoryReads({ 1: assemble(directory) });
  const report = (error: unknown) => {
    throw error;
  };
  const api = createApi({ reads, build: 'test', report });
  const fetchApi: typeof fetch = async (input, init) => {
    const { url, headers } = new Request(input, init);
    const { pathname, search } = new URL(url);
    if (pathname === failing) return Response.json({}, { status: 503 });
    return api.request(pathname + search, { headers });
  };
  const pages = new Map<string, Promise<RenderedPage>>();
  const render = async (address: string): Promise<RenderedPage> => {
    const page = await renderPage(address, { fetch: fetchApi, build: 'test', now });
    const data = (...key: unknown[]) => {
      const wanted = JSON.stringify([1, ...key]).slice(0, -1);
      const query = page.state?.queries.queries.find(({ queryKey }) =>
        JSON.stringify(queryKey).startsWith(wanted),
      );
      if (!query) throw new Error(`${address} has no query ${wanted}`);
      return query.state.data as never;
    };
    return { ...page, ...readHtml(`<head>${page.head}</head><body>${page.body}`), data };
  };
  return {
    directory,
    reads,
    page(address) {
      const page = pages.get(address) ?? render(address);
      pages.set(address, page);
      return page;
    },
  };
}
