import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WebBuild {
  /** Part of every ETag; the same for the same sources. */
  id: string;
  /** Folder of the browser's files. */
  client: string;
}

/** Builds the site when something is about to be deployed, and reads what was built. */
export function webBuild(): WebBuild {
  const { root } = $cli.paths;
  if ($cli.command === 'deploy' || $cli.command === 'diff')
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  const dist = join(root, 'packages', 'web', 'dist');
  const stamp = join(dist, 'build.json');
  if (!existsSync(stamp)) throw new Error('The site is not built: npm run build');
  const { id } = JSON.parse(readFileSync(stamp, 'utf8')) as { id: string };
  return { id, client: join(dist, 'client') };
}
