import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Assets, readAssets } from '@tussock/pages/assets';
import { packed, UNPACKS } from '../../packages/web/vite/packed';
import { type Script, scriptsOf } from './script';

const ROOT = join(import.meta.dirname, '..', '..');
/** `WEB_DIST` names another folder beside it, so that two builds can exist side by side. */
const DIST = join(ROOT, 'packages', 'web', process.env.WEB_DIST ?? 'dist');
const STAMP = join(DIST, 'build.json');
const SCRIPTS = join(DIST, 'scripts.json');
/** Everything that can change a response: the id of the build is part of every ETag. */
const INPUTS = [
  'packages/web/src',
  'packages/pages/src',
  'packages/server/src',
  'packages/store/src',
  'packages/web/public',
  'packages/web/vite',
  'packages/core/src',
  'packages/api/src',
  'packages/images/src',
];
const INPUT_FILES = ['package-lock.json', 'packages/web/vite.config.ts'];

export interface WebBuild {
  /** Names the build; part of every ETag. */
  id: string;
  /** Folder of the browser's files. */
  client: string;
  /** File that says what each script of the browser is made of: a list of `Script`. */
  scripts: string;
  /** Module of the renderer. */
  server: string;
  /** False when an earlier build was up to date. */
  fresh: boolean;
}

/** Builds the web app for production unless the last build was made from the same files. */
export async function ensureBuild({
  log = () => {},
  force = false,
}: {
  log?: (line: string) => void;
  force?: boolean;
} = {}): Promise<WebBuild> {
  const id = await inputsDigest();
  const built = {
    id,
    client: join(DIST, 'client'),
    scripts: SCRIPTS,
    server: join(DIST, 'server', 'entry-server.js'),
  };
  if (!force && lastBuild() === id) return { ...built, fresh: false };
  // Most commands find an earlier build up to date, and vite takes long to load.
  const { oneAtATime } = await import('../local/lock');
  return oneAtATime(
    join(DIST, 'lock'),
    async () => {
      if (!force && lastBuild() === id) return { ...built, fresh: false };
      log('Building the site (about half a minute)…');
      await buildInto(built.client, id);
      return { ...built, fresh: true };
    },
    () => log('Waiting for another command that builds the site…'),
  );
}

/** Two at once would empty each other's folder, and the last would pass for a whole build. */
async function buildInto(client: string, id: string): Promise<void> {
  const { build } = await import('vite');
  process.env.NODE_ENV = 'production';
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const configFile = join(ROOT, 'packages', 'web', 'vite.config.ts');
  // A build that is stopped leaves a part of its files: it must not pass for the one before.
  rmSync(STAMP, { force: true });
  const browser = await build({
    configFile,
    logLevel: 'warn',
    mode: 'production',
    build: { outDir: client },
  });
  const scripts: Script[] = scriptsOf(browser).map(({ code: _, ...script }) => script);
  writeFileSync(SCRIPTS, JSON.stringify(scripts));
  await build({
    configFile,
    logLevel: 'warn',
    mode: 'production',
    build: { ssr: 'src/app/entry-server.tsx', outDir: join(DIST, 'server') },
  });
  writeFileSync(join(DIST, 'server', 'assets.js'), assetsModule(readAssets(client)));
  writeFileSync(STAMP, JSON.stringify({ id }));
}

/** The address of a script, of which the module of the assets has the name alone. */
const SCRIPT = /^\/assets\/([^\s/]+)\.js$/;

function nameOf(file: string): string {
  const name = SCRIPT.exec(file)?.[1];
  if (name === undefined) throw new Error(`The build has a script at an address of another form: ${file}`);
  return name;
}

/**
 * The module of the assets. Pages share most of their scripts, so each name is written once; JSON is read faster than a program. It is
 * packed: 95 KB of text are 25 KB then, of the two megabytes that the function may have.
 */
function assetsModule({ pages, rules, ...assets }: Assets): string {
  const files = [...new Set(Object.values(pages).flat())];
  const places = Object.entries(pages).map(([name, own]) => [name, own.map((file) => files.indexOf(file))]);
  const names = files.map(nameOf).join(' ');
  return `${UNPACKS}
const { names, places, rules } = ${packed({ names, places, rules })};
const files = names.split(' ').map((name) => '/assets/' + name + '.js');
export default {
  ...${JSON.stringify(assets)},
  rules,
  pages: Object.fromEntries(places.map(([name, own]) => [name, own.map((place) => files[place])])),
};
`;
}

function lastBuild(): string | null {
  // One of an earlier version has no list of scripts.
  return existsSync(STAMP) && existsSync(SCRIPTS)
    ? (JSON.parse(readFileSync(STAMP, 'utf8')) as { id: string }).id
    : null;
}

async function inputsDigest(): Promise<string> {
  const files = [...INPUT_FILES.map((file) => join(ROOT, file))];
  for (const folder of INPUTS) {
    const found = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of found) {
      if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name));
    }
  }
  const digest = createHash('sha256');
  for (const file of files.sort())
    digest
      .update(relative(ROOT, file))
      .update('\0')
      .update(await readFile(file));
  return digest.digest('hex').slice(0, 12);
}
