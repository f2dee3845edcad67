import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';

const LEFT_OUT = new Set(['node_modules', '.git', '.local', '.sst']);
/** Pictures of the documentation. */
const PICTURES = join('docs', 'screens');

/** A private copy of the project in which files may be changed; the libraries are those of the project. */
export interface Box {
  root: string;
  write(file: string, text: string): void;
  delete(file: string): void;
  /** Puts back what the project has. */
  restore(file: string): void;
  remove(): void;
}

export function makeBox(project: string, name: string): Box {
  const boxes = join(project, '.local', 'mutation', 'boxes');
  removeLeftOvers(boxes);
  const root = join(boxes, String(process.pid), name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(project)) {
    if (LEFT_OUT.has(entry)) continue;
    cpSync(join(project, entry), join(root, entry), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)) && relative(project, path) !== PICTURES,
    });
  }
  linkLibraries(project, root);
  linkPlatform(project, root);
  return {
    root,
    write: (file, text) => writeFileSync(join(root, file), text),
    delete: (file) => rmSync(join(root, file)),
    restore: (file) => writeFileSync(join(root, file), readFileSync(join(project, file))),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Each library is a link; our own packages are the copies. */
function linkLibraries(project: string, root: string): void {
  const [from, to] = [join(project, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry !== '@tussock') symlinkSync(join(from, entry), join(to, entry));
  }
  if (!existsSync(join(root, 'packages'))) return;
  mkdirSync(join(to, '@tussock'));
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(root, 'packages', name), join(to, '@tussock', name));
}

/** SST's components take forty seconds to unpack and are never mutated. */
function linkPlatform(project: string, root: string): void {
  const [from, to] = [join(project, '.sst'), join(root, '.sst')];
  if (!existsSync(join(from, 'platform'))) return;
  mkdirSync(to);
  symlinkSync(join(from, 'platform'), join(to, 'platform'));
  for (const file of readdirSync(from)) {
    if (file.endsWith('.json')) cpSync(join(from, file), join(to, file));
  }
}

/** A run that was killed left its boxes behind; each folder is named by the process. */
function removeLeftOvers(boxes: string): void {
  if (!existsSync(boxes)) return;
  for (const pid of readdirSync(boxes))
    if (!isAlive(Number(pid))) rmSync(join(boxes, pid), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
