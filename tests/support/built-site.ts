import { ensureBuild, type WebBuild } from '../../scripts/build/ensure-build';

let built: Promise<WebBuild> | undefined;

/** The build of the run, asked for once by all test files of a worker: whether it is new takes reading every source. */
export function builtSite(): Promise<WebBuild> {
  built ??= ensureBuild();
  return built;
}
