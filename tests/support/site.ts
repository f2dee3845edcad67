import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Directory } from '@tussock/core/directory/directory';
import type { DirectoryTable } from '@tussock/store/client';
import type { DirectoryReads } from '@tussock/store/directory-reads';
import { createPreviewSource } from '@tussock/store/preview-source';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import type { Hono } from 'hono';
import { addressOf, endServer, listen } from '../../scripts/local/serve';
import { createSite } from '../../scripts/local/site';
import { type LocalSubmissions, openLocalSubmissions } from '../../scripts/local/submissions';
import { validFolder } from '../../scripts/seed/folder/valid-folder';
import { preparePublication } from '../../scripts/seed/publication';
import { builtSite } from './built-site';
import { type Engine, newTable, openTable, startEngine } from './engines';
import { SAMPLE, sampleDirectory } from './sample-directory';

export interface RunningSite {
  /** Such as http://localhost:40123, without a slash at the end. */
  address: string;
  directory: Directory;
  /** What visitors send, in a table of its own; `keys` sign its tokens. */
  submissions: LocalSubmissions;
  /** While true, every read of the directory fails as if the table could not be reached. */
  breakReads(broken: boolean): void;
  close(): Promise<void>;
}

let shared: Promise<RunningSite> | undefined;

/** One site for all files of a worker that only read from it. It ends with the worker. */
export function sharedSite(): Promise<RunningSite> {
  shared ??= startSample({ isCompressed: false });
  return shared;
}

interface Published {
  engine: Engine;
  writer: DirectoryTable;
  directory: Directory;
}

let sample: Promise<Published> | undefined;

/**
 * The production build over the sample as `npm start` serves it, compressed, with a table of its own for what visitors send. To
 * publish takes two seconds, so the sites of a worker share one table of the directory: nothing may be published to it.
 */
export const startSite = () => startSample({ isCompressed: true });

async function startSample(how: { isCompressed: boolean }): Promise<RunningSite> {
  sample ??= published(SAMPLE);
  const { directory, ...at } = await sample;
  return serve(at, directory, how);
}

export interface PublishingSite extends RunningSite {
  /** Publishes another directory; the site shows it within a few seconds. */
  publish(directory: Directory): Promise<number>;
}

/** A site with a table of the directory for itself. */
export async function startPublishingSite(folder = SAMPLE): Promise<PublishingSite> {
  const { directory, ...at } = await published(folder);
  const site = await serve(at, directory);
  return {
    ...site,
    publish: (tables) => publish(at.writer, tables),
    close: async () => {
      await site.close();
      at.writer.client.destroy();
      await at.engine.close();
    },
  };
}

/** The sample in a table of its own, which may have any name, as its site shows it. */
export async function startSiteOver(engine: Engine, table: string): Promise<RunningSite> {
  const writer = openTable(engine, table, 'writer');
  const directory = await publishFolder(writer, SAMPLE);
  const site = await serve({ engine, writer }, directory);
  return {
    ...site,
    close: async () => {
      await site.close();
      writer.client.destroy();
    },
  };
}

async function published(folder: string): Promise<Published> {
  const engine = await startEngine('dynalite');
  const writer = await newTable(engine);
  return { engine, writer, directory: await publishFolder(writer, folder) };
}

async function publishFolder(writer: DirectoryTable, folder: string): Promise<Directory> {
  const directory = await (folder === SAMPLE ? sampleDirectory() : validFolder(folder, { quiet: true }));
  await publish(writer, directory);
  return directory;
}

const publish = async (writer: DirectoryTable, tables: Directory) =>
  (await publishRelease(writer, preparePublication(tables))).release;

let sites = 0;

async function serve(
  { engine, writer }: Omit<Published, 'directory'>,
  directory: Directory,
  { isCompressed = false } = {},
): Promise<RunningSite> {
  const build = await builtSite();
  sites += 1;
  const reader = openTable(engine, writer.name, 'writer');
  let broken = false;
  const reads = breakable(createDirectoryReads(reader), () => broken);
  const local = mkdtempSync(join(tmpdir(), 'tussock-site-'));
  const submissions = await openLocalSubmissions(reads, local, {
    DYNAMODB_ENDPOINT: engine.endpoint,
    SUBMISSIONS_TABLE: `${writer.name}-submissions-${sites}`,
  });
  const app = await createSite(build, reads, {
    visitors: submissions,
    previews: createPreviewSource(reader),
  });
  const server = await listen(isCompressed ? app : uncompressed(app), 0);
  return {
    address: addressOf(server),
    directory,
    submissions,
    breakReads: (now) => {
      broken = now;
    },
    close: async () => {
      await endServer(server);
      await submissions.close();
      rmSync(local, { recursive: true });
      reader.client.destroy();
    },
  };
}

/** As for a reader that takes no compressed answers: this process would compress each, which its browser or itself opens again. */
function uncompressed({ fetch }: Hono): Pick<Hono, 'fetch'> {
  return {
    fetch(request, ...given) {
      request.headers.delete('accept-encoding');
      return fetch(request, ...given);
    },
  };
}

function breakable(reads: DirectoryReads, isBroken: () => boolean): DirectoryReads {
  return new Proxy(reads, {
    get(target, name, receiver) {
      const read = Reflect.get(target, name, receiver);
      if (typeof read !== 'function') return read;
      return (...of: unknown[]) => {
        if (isBroken()) return Promise.reject(new Error('the table cannot be reached'));
        return read.apply(target, of);
      };
    },
  });
}
