/** Opens the engine of a folder and writes into it until it refuses, then reads what it wrote first. */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { createMissingTable } from '@tussock/server/table/create-table';
import { openDirectoryTable } from '@tussock/store/client';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { openLocalEngine } from '../../scripts/local/engine';

try {
  const engine = await openLocalEngine(process.argv[2]);
  const table = openDirectoryTable('writer', engine.env);
  await createMissingTable(table, DIRECTORY_TABLE);
  const keys = (n: number) => ({ pk: 'pk', sk: String(n) });
  for (let n = 0; n < 100; n += 1) {
    const Item = { ...keys(n), n, data: String(n).repeat(50_000) };
    try {
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    } catch (error) {
      console.log(`refused: ${(error as Error).name}`);
      break;
    }
  }
  const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: keys(0) }));
  console.log(`still read: ${Item?.n}`);
  process.exit(0);
} catch (error) {
  console.log((error as Error).message);
  process.exit((error as { exitCode?: number }).exitCode ?? 1);
}
