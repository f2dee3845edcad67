import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const README = join(import.meta.dirname, '../../README.md');

export interface ReadmeCommand {
  /** As it is typed: "npm run seed -- publish FOLDER". */
  line: string;
  /** What is said of it after the #, "" for nothing. */
  about: string;
}

/** The commands of the code blocks under a heading of README, in their order. */
export function readmeCommands(heading: string): ReadmeCommand[] {
  const section = readFileSync(README, 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith(heading));
  const blocks = [...(section ?? '').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const lines = blocks.flatMap((block) => block.split('\n')).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [typed = '', ...about] = line.split(/\s+# ?/);
    return { line: typed.trim(), about: about.join(' # ') };
  });
}
