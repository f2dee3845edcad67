import type { Directory } from '@tussock/core/directory/directory';
import { placeholderProblem, productionProblems } from '@tussock/core/settings/production';
import { withOverride } from '@tussock/core/settings/settings';
import { CheckError } from '../cli/failure';
import { type Env, linked } from '../cli/linked';
import type { DirectoryTarget } from './target';

/** Stages that are not production may show placeholders. Where no stage is linked, the table may be the public one. */
const mayBePublic = ({ onAws }: DirectoryTarget, env: Env) =>
  onAws && [undefined, 'production'].includes(linked(env.SST_RESOURCE_App, 'stage'));

/**
 * Throws `CheckError` where a production site would name a placeholder as the one who runs it. Stages other than production
 * and tables on this machine take any settings.
 */
export function checkIdentity(
  directory: Directory,
  folder: string,
  target: DirectoryTarget,
  env: Env = process.env,
): void {
  if (!mayBePublic(target, env)) return;
  const file = `${folder}/settings.json`;
  const settings = withOverride(directory.settings);
  const problems = productionProblems(settings, file);
  // Without one of its own the site has the address of its stage.
  const own = directory.settings?.address;
  const address = own === undefined ? null : placeholderProblem(new URL(own).hostname);
  if (address !== null) problems.push({ file, key: 'address', problem: address });
  if (problems.length === 0) return;
  throw new CheckError(
    [
      `${target.place} is public, and these settings do not say who runs the site:`,
      ...problems.map(({ file: where, key, problem }) => `  ${where}: ${key} ${problem}`),
      'Nothing was published. Edit the settings, and publish again.',
    ].join('\n'),
  );
}
