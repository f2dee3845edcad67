import { beforeEach, expect, test, vi } from 'vitest';
import { invalidateEdge } from '../../scripts/seed/edge';
import { uuidOf } from '../support/made-directory';
import { dataFolder } from './run-seed';
import { seedHere as seed } from './seed-here';
import { useSeedTable } from './seed-table';

vi.mock('../../scripts/seed/edge');
beforeEach(() => void vi.mocked(invalidateEdge).mockClear().mockResolvedValue('Invalidated.'));

const at = useSeedTable();

test('a publish that finds its release live clears the edge: the one that made it live may have been stopped before it did', async () => {
  const env = {
    ...{ DIRECTORY_TABLE: at.table.name, AWS_ENDPOINT_URL_DYNAMODB: at.engine.endpoint },
    ...{ AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' },
    ...{ SST_RESOURCE_App: '{"stage":"pr-1"}', DISTRIBUTION_ID: 'E1' },
  };
  const folder = dataFolder({ 'providers.json': [{ id: uuidOf('provider'), name: 'Rimu' }] });
  for (const outcome of ['Release 1 is live.', 'Nothing changed: release 1 is live and holds the same.']) {
    const { code, stdout } = await seed(['publish', folder, '--yes'], env);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${outcome}\nInvalidated.\n`)]);
  }
  expect(vi.mocked(invalidateEdge).mock.calls).toEqual([['E1'], ['E1']]);
});
