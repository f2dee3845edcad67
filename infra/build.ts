import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface WebBuild {
  /** Part of every ETag; the same for the same sources. */
  id: string;
  /** Folder of the browser's files. */
  client: string;
  /** What the pages function reads when it starts: the manifest and the stylesheet. From the root of the project. */
  read_at_start: string[];
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
  const client = join(dist, 'client');
  const styles = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css'));
  const read_at_start = [
    join(client, '.vite', 'manifest.json'),
    ...styles.map((name) => join(client, 'assets', name)),
  ];
  return { id, client, read_at_start: read_at_start.map((file) => relative(root, file)) };
}
