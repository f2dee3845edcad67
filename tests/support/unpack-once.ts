import { installedBrowser, packagedBrowser } from './packaged-browser';

/** Unpacks the browser before the first test file: each worker that found none would unpack it for itself. */
export default async function unpackOnce(): Promise<void> {
  if (!installedBrowser()) await packagedBrowser();
}
