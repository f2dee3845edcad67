import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_VERSION } from '../../../infra/runtime';
import { OperationError } from '../../cli/failure';
import { installApart } from '../../cli/install-apart';

export interface LambdaRuntime {
  /** The executable of Lambda's Node version. */
  node: string;
  /** Starts AWS's runtime interface client; the name of the handler comes after it. */
  command: readonly string[];
}

const HTTP_CLIENT = new URL('./use-http-client.mjs', import.meta.url).href;

/**
 * Installs what Lambda runs a function with from the npm registry. `LAMBDA_NODE` names a Node that is there already, and then
 * none is downloaded; only Linux has one in the registry.
 */
export async function installedRuntime(): Promise<LambdaRuntime> {
  const given = process.env.LAMBDA_NODE;
  const modules = await installApart(import.meta.dirname, 'lambda-runtime', given !== undefined);
  const node = given ?? join(modules, `node-${process.platform}-${process.arch}`, 'bin/node');
  if (!existsSync(node))
    throw new OperationError(
      `It needs the Node of the functions, ${NODE_VERSION}: name one in LAMBDA_NODE. ${node} is not there.`,
    );
  return { node, command: [node, '--import', HTTP_CLIENT, join(modules, 'aws-lambda-ric', 'index.mjs')] };
}
