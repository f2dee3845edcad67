/**
 * A program that publishes a made-up directory and kills itself at a request: before it is sent, or after the response.
 * Arguments: endpoint, table, version, number of the request, `before` or `after`.
 */
import { openDirectoryTable } from '@tussock/store/client';
import { madeVersion } from './made-directory';
import { publish } from './published';

const [endpoint, name, version, last, moment] = process.argv.slice(2);
const table = openDirectoryTable('writer', { DYNAMODB_ENDPOINT: endpoint, DIRECTORY_TABLE: name });
let requests = 0;
table.client.middlewareStack.add(
  (next) => async (args) => {
    requests += 1;
    const dies = requests === Number(last);
    if (dies && moment === 'before') process.kill(process.pid, 'SIGKILL');
    const result = await next(args);
    if (dies) process.kill(process.pid, 'SIGKILL');
    return result;
  },
  { step: 'deserialize', priority: 'low', name: 'dieAtRequest' },
);
await publish(table, madeVersion(Number(version)));
