import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type BuiltHandler, type BundleOptions, buildHandler } from './handler';

export type { BuiltHandler };

interface Call {
  method: string;
  params: [{ functionID?: string; handler?: string; properties?: { esbuild?: BundleOptions } }];
}

/** Stands in for SST's command line: it tells the program where SST's buckets are, and builds each handler. */
export async function startSstServer(artifacts: string) {
  const handlers: BuiltHandler[] = [];
  const errors: string[] = [];

  async function answer({ method, params: [args] }: Call): Promise<unknown> {
    if (method === 'Provider.Aws.Bootstrap') {
      return {
        asset: 'sst-asset-evaluation',
        assetEcrRegistryId: '123456789012',
        assetEcrUrl: '123456789012.dkr.ecr.ap-southeast-2.amazonaws.com/sst-asset',
        state: 'sst-state-evaluation',
        appsyncHttp: '',
        appsyncRealtime: '',
      };
    }
    if (method === 'Runtime.Build') {
      const built = await buildHandler(
        args.functionID ?? '',
        args.handler ?? '',
        artifacts,
        args.properties?.esbuild,
      );
      handlers.push(built);
      return {
        handler: args.handler,
        out: built.out,
        errors: [],
        sourcemaps: [`${built.file}.map`],
      };
    }
    throw new Error(`The program calls ${method}, which the evaluation cannot answer`);
  }

  const server = createServer(async (request, response) => {
    try {
      const call = (await json(request)) as Call;
      response.end(JSON.stringify({ result: await answer(call) }));
    } catch (error) {
      errors.push(String(error));
      response.end(JSON.stringify({ error: String(error) }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    handlers,
    errors,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
