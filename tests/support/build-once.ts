import { ensureBuild } from '../../scripts/build/ensure-build';

/** The site is built before the first file of tests: two that run side by side would build into the same folder. */
export default async function buildOnce(): Promise<void> {
  await ensureBuild({ log: console.log });
}
