import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import project from '../../package.json' with { type: 'json' };
import { cachedFolder, madeOnce } from '../../scripts/cli/made-once';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chrome that is installed: `CHROME_PATH`, or the system's. */
export const installedBrowser = (): string | undefined =>
  process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path));

/**
 * The browser of an npm package, unpacked once for each version. The package itself takes a file that another process
 * is still writing for the browser, so it unpacks into a folder of its own.
 */
export async function packagedBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const folder = cachedFolder('chromium', project.devDependencies['@sparticuz/chromium']);
  await madeOnce(folder, (draft) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-browser.mjs')], {
      env: { ...process.env, TMPDIR: draft },
    }),
  );
  const libraries = [folder, join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') };
  return { executablePath: join(folder, 'chromium'), env: env as Record<string, string> };
}
