import { ensureBuild } from '../../scripts/build/ensure-build';

/** Builds the site before the first test file: two files that run side by side would build into the same folder. */
export default async function buildOnce(): Promise<void> {
  await ensureBuild({ log: console.log });
}
