import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createDirectoryReads } from '@tussock/store/reads';
import { expect, test } from 'vitest';
import { madeDirectory, uuidOf } from '../support/made-directory';
import { publish } from '../support/published';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

const at = useSeedTable();

test('verify names the first item that is not as it was published, and ends with 1', async () => {
  expect(await seed(['verify'], at.env)).toMatchObject({ code: 0, stdout: 'Nothing is published yet.\n' });
  await publish(at.table, madeDirectory({ offers: 2 }));
  await publish(at.table, madeDirectory({ offers: 3 }));
  const { hash } = (await createDirectoryReads(at.table).live()) ?? {};
  const whole = await seed(['verify'], at.env);
  expect(whole).toMatchObject({ code: 0, stdout: expect.stringContaining('The chain holds: 2 releases.') });
  expect(whole.stdout).toContain(hash);

  const pk = `1#offer#${uuidOf('offer 1')}`;
  const change = {
    UpdateExpression: 'SET tagline = :other',
    ExpressionAttributeValues: { ':other': 'Other' },
  };
  await at.table.client.send(
    new UpdateCommand({ TableName: at.table.name, Key: { pk, sk: 'record' }, ...change }),
  );
  const broken = await seed(['verify'], at.env);
  expect(broken).toMatchObject({ code: 1, stdout: '' });
  expect(broken.stderr).toContain(
    `The chain is broken. Release 1: its item ${pk} record is not what was published.`,
  );
  const json = await seed(['verify', '--json'], at.env);
  expect(JSON.parse(json.stdout)).toMatchObject({ verified: [], broken: { release: 1 } });
});
