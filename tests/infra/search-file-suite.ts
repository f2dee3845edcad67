import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createMissingTable } from '@tussock/server/table/create-table';
import { type DirectoryTable, openDirectoryTable } from '@tussock/store/client';
import { localSqlite } from '@tussock/store/local-sqlite';
import { openPreview, removeEndedPreviews } from '@tussock/store/previews';
import { prune } from '@tussock/store/prune';
import { type Publication, publishRelease } from '@tussock/store/publish';
import type { SearchFiles } from '@tussock/store/search-files';
import { DIRECTORY_TABLE } from '@tussock/store/table';
import { verifyChain } from '@tussock/store/verify-chain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/infra/platform';
import { validFolder } from '../../scripts/seed/folder/valid-folder';
import { preparePublication } from '../../scripts/seed/publication';
import { searchFilesInBucket } from '../../scripts/seed/search-bucket';
import { type LoopbackBucket, startBucket } from '../support/loopback-bucket';
import type { Stack } from './checks/stack';
import { type Policy, permits, policyOf } from './iam';
import { type Answer, type FunctionName, type Instance, urlEvent } from './lambda';
import { type Recorder, recordDynamo } from './recording';
import { calling } from './traces-suite';

interface Around {
  start: (name: FunctionName, over?: Record<string, string>) => Promise<Instance>;
  /** The address of the engine that holds the tables. */
  engine: () => string;
  linesOf: (instance: Instance) => unknown[];
}

const SEARCHES = {
  Api: (word: string) => urlEvent(`/api/search?q=${word}`),
  Pages: (word: string) => urlEvent(`/search?q=${word}`),
  Mcp: (word: string) => calling('search_offers', { q: word }),
} as const;
type Searching = keyof typeof SEARCHES;
const NAMES = Object.keys(SEARCHES) as Searching[];

/** The built functions over a release with a search file, which is in S3. */
export function searchFileSuite(production: Stack, { start, engine, linesOf }: Around): void {
  describe('a release with a search file', () => {
    const { bucket: name } = production.one('s3/bucket:Bucket', 'SearchFilesBucket').inputs;
    let bucket: LoopbackBucket;
    let folder: string;
    /** Between the publisher and the table. */
    let recorder: Recorder;
    let table: DirectoryTable;
    let files: SearchFiles;
    let publication: Publication;
    const publish = async () => {
      const sqlite = await localSqlite();
      if (!sqlite) throw new Error('There is no SQLite to write search files with');
      return publishRelease(table, publication, { searchFiles: { files, sqlite, leastOffers: 1 } });
    };

    beforeAll(async () => {
      bucket = await startBucket();
      folder = mkdtempSync(join(tmpdir(), 'tussock-scratch-'));
      const env = { DYNAMODB_ENDPOINT: engine(), DIRECTORY_TABLE: 'searched' };
      await createMissingTable(openDirectoryTable('writer', env), DIRECTORY_TABLE);
      recorder = await recordDynamo(engine());
      table = openDirectoryTable('writer', { ...env, DYNAMODB_ENDPOINT: recorder.endpoint });
      files = searchFilesInBucket(table, name, { AWS_ENDPOINT_URL_S3: bucket.endpoint });
      publication = preparePublication(await validFolder('scripts/sample', { quiet: true }));
      await publish();
    });
    afterAll(async () => {
      table?.client.destroy();
      await Promise.all([bucket?.close(), recorder?.close()]);
      rmSync(folder, { recursive: true, force: true });
    });
    beforeEach(() => Object.assign(bucket, { calls: [], fault: null }));

    const startSearching = (of: Searching, over: Record<string, string> = {}) =>
      start(of, {
        DIRECTORY_TABLE: table.name,
        AWS_ENDPOINT_URL_DYNAMODB: engine(),
        AWS_ENDPOINT_URL_S3: bucket.endpoint,
        TMPDIR: mkdtempSync(join(folder, 'tmp-')),
        ...over,
      });
    const search = async (instance: Instance, of: Searching, word = 'forestry') =>
      (await instance.invoke(SEARCHES[of](word))).result;
    const answers = new Map<Searching, Promise<Pick<Answer, 'statusCode' | 'body'>>>();
    /** What the function answers without search files, which is asked once: the release is the same throughout. */
    function inMemory(of: Searching) {
      const answer = answers.get(of) ?? searchedInMemory(of);
      answers.set(of, answer);
      return answer;
    }
    async function searchedInMemory(of: Searching) {
      const instance = await startSearching(of, { SEARCH_FILES_BUCKET: '' });
      const { statusCode, body } = await search(instance, of);
      await instance.end();
      return { statusCode, body };
    }
    const countsForAlarm = (of: Searching, instance: Instance) => {
      const service = of.toLowerCase();
      const lines = linesOf(instance);
      expect(lines).toContainEqual(
        expect.objectContaining({ level: 'ERROR', message: 'search_file_unreadable', service }),
      );
      expect(lines).toContainEqual(expect.objectContaining({ SearchFileUnreadable: 1, service }));
    };

    it.each(NAMES)('%s downloads it once, and answers from it what it answers from memory', async (of) => {
      const TMPDIR = mkdtempSync(join(folder, 'tmp-'));
      const instance = await startSearching(of, { TMPDIR });
      const { statusCode, body } = await search(instance, of);
      expect({ statusCode, body }).toEqual(await inMemory(of));
      await search(instance, of, 'property');
      expect(bucket.calls).toEqual([
        expect.stringMatching(new RegExp(`^GET /${name}/search/1-\\w+\\.sqlite$`)),
      ]);
      expect(readdirSync(join(TMPDIR, 'search'))).toEqual([bucket.calls[0]?.split('/').at(-1)]);
      expect(instance.log()).not.toContain('search_file_unreadable');
      await instance.end();
    });

    it.each(NAMES)('%s may read it, and neither list nor change it nor read anything else there', (of) => {
      const policy = policyOf(production.statements(of));
      const may = (action: string, path: string) =>
        permits(policy, { action: `s3:${action}`, resource: `arn:aws:s3:::${name}${path}` });
      expect(may('GetObject', '/search/1-0a.sqlite')).toBe(true);
      for (const [action, path] of [
        ...['ListBucket', 'GetBucketPolicy'].map((one) => [one, '']),
        ...['PutObject', 'DeleteObject', 'GetObjectVersion'].map((one) => [one, '/search/1-0a.sqlite']),
        ['GetObject', '/other'],
      ] as [string, string][])
        expect([action, path, may(action, path)]).toEqual([action, path, false]);
    });

    it.each(['down', 'denied', 'silent', 'stalling', 'cut'] as const)(
      'while S3 is %s, a search is in memory and counts for an alarm; it is in the file again when S3 is back',
      async (fault) => {
        bucket.fault = fault;
        const instance = await startSearching('Api');
        const { statusCode, body } = await search(instance, 'Api');
        expect({ statusCode, body }).toEqual(await inMemory('Api'));
        countsForAlarm('Api', instance);
        bucket.fault = null;
        bucket.calls.length = 0;
        let word = 0;
        const isRead = async () => {
          word += 1;
          await search(instance, 'Api', `word${word}`);
          return bucket.calls.length;
        };
        await expect.poll(isRead, { timeout: 60_000, interval: 500 }).toBe(1);
        await instance.end();
      },
    );

    it('that memory cannot hold is unavailable while S3 is down, and nothing from inside is in the answer', async () => {
      const undo = await sayOffers(100_000);
      bucket.fault = 'down';
      const instance = await startSearching('Api');
      const { statusCode, headers, body } = await search(instance, 'Api');
      await undo();
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(body).not.toMatch(/S3|sqlite|bucket|SlowDown/i);
      countsForAlarm('Api', instance);
      expect(linesOf(instance)).toContainEqual(expect.objectContaining({ ServerError: 1, service: 'api' }));
      await instance.end();
    });

    it('whose file is damaged or missing is searched in memory; verifying says so, and publishing heals it', async () => {
      const broken = async () => (await verifyChain(table, { searchFiles: fresh() })).broken?.what;
      // A try before this one may have left the file damaged.
      files = fresh();
      await publish();
      expect(await broken()).toBeUndefined();
      await damage();
      expect(await broken()).toBe('its search file is not what was published');
      for (const of of NAMES) {
        const instance = await startSearching(of);
        const { statusCode, body } = await search(instance, of);
        expect({ statusCode, body }).toEqual(await inMemory(of));
        countsForAlarm(of, instance);
        await instance.end();
      }
      await files.remove(1);
      expect(await broken()).toBe('its search file is missing');
      const instance = await startSearching('Api');
      expect((await search(instance, 'Api')).statusCode).toBe(200);
      countsForAlarm('Api', instance);
      await instance.end();
      files = fresh();
      expect(await publish()).toMatchObject({ release: 1, changed: false });
      expect(await broken()).toBeUndefined();
    });

    it('is published, previewed, verified and pruned with the rights of infra/roles/publish.json', async () => {
      await openPreview(table, 1, { expires_at: new Date(0).toISOString(), changesPage: '' });
      await removeEndedPreviews(table, new Date());
      await prune(table, { searchFiles: files });
      await verifyChain(table, { searchFiles: fresh() });
      const { name: directory } = production.one('dynamodb/table:Table', 'DirectoryTableTable').inputs;
      const policy = JSON.parse(readFileSync(join(ROOT, 'infra/roles/publish.json'), 'utf8')) as Policy;
      const table_arn = `arn:aws:dynamodb:ap-southeast-2:ACCOUNT_ID:table/${directory}`;
      const used = new Map(
        recorder.calls.map(({ action, resource }) => [
          `${action} ${resource}`,
          { action, resource: resource.replace(/^searched/, table_arn) },
        ]),
      );
      expect([...used.values()].filter((call) => !permits(policy, call))).toEqual([]);
      const [releases] = policy.Statement.filter(({ Sid }) => Sid === 'Releases');
      // Nothing is allowed that no command does.
      expect(new Set([...used.values()].map(({ action }) => action))).toEqual(new Set(releases?.Action));
    });

    /** As another process reads them. */
    const fresh = () => searchFilesInBucket(table, name, { AWS_ENDPOINT_URL_S3: bucket.endpoint });

    async function manifestItem() {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk AND sk < :letters',
          ExpressionAttributeValues: { ':pk': 'RELEASES', ':letters': 'A' },
        }),
      );
      return Items[0] as Record<string, never> & {
        search_file: { bytes: number; sha256: string; version: number };
      };
    }

    /** The release says it has so many offers. */
    async function sayOffers(offers: number): Promise<() => Promise<void>> {
      const { pk, sk, counts } = (await manifestItem()) as never as Record<string, { offers: number }>;
      const set = async (value: number | undefined) => {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: { pk, sk },
            UpdateExpression: 'SET counts.offers = :offers',
            ExpressionAttributeValues: { ':offers': value },
          }),
        );
      };
      await set(offers);
      return () => set(counts?.offers);
    }

    /** Stores other bytes of the same length in place of the file. */
    async function damage(): Promise<void> {
      const { search_file: entry } = await manifestItem();
      const { region, credentials } = table.client.config;
      const s3 = new S3Client({ region, credentials, endpoint: bucket.endpoint, forcePathStyle: true });
      const Key = `search/1-${entry.sha256}.sqlite`;
      await s3.send(new PutObjectCommand({ Bucket: name, Key, Body: Buffer.alloc(entry.bytes) }));
      s3.destroy();
    }
  });
}
