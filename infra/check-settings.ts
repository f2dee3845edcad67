import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  placeholderProblem,
  productionProblems,
  type SettingsProblem,
} from '../packages/core/src/settings/production';
import { withOverride } from '../packages/core/src/settings/settings';
import { settingsOverride } from '../packages/core/src/settings/settings-schema';
import { parseRevocation } from '../packages/server/src/token/revocation';
import type { Settings } from './settings';

const FILE = 'infra/settings.ts';
const HOST_NAME = /^(?=.{4,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/;
const MAIL_SERVER = /^\d{1,5} [a-z0-9.-]+\.[a-z]{2,}\.?$/;
const ADDRESS = /^[^\s@,]+@([^\s@,]+)$/;

/**
 * Lists what must be edited before production is deployed: placeholders, addresses that cannot work, and missing entries about
 * the operator.
 * @param root folder that the paths of the settings start from
 * @returns nothing when all is well
 */
export function settingsProblems(settings: Settings, root: string): SettingsProblem[] {
  const { domain, mail_from, mail_to, mail_servers, alarm_email, monthly_budget, concurrency } = settings;
  const { reads_per_minute, mcp_origins, revoked_sessions } = settings;
  const found: SettingsProblem[] = [];
  const unless = (right: boolean, key: string, problem: string) => {
    if (!right) found.push({ file: FILE, key, problem });
  };
  const real = (key: string, value: string, form: RegExp, example: string) => {
    const problem = form.test(value)
      ? placeholderProblem(value)
      : `is "${value}"; it must be like ${example}`;
    unless(problem === null, key, problem ?? '');
  };

  real('domain', domain, HOST_NAME, 'yourname.co.nz');
  real('mail_from', mail_from, ADDRESS, 'hello@yourname.co.nz');
  unless(
    hostOf(mail_from) === domain,
    'mail_from',
    `must be an address of ${domain}: SES sends for no other domain`,
  );
  unless(mail_to.length > 0, 'mail_to', 'names nobody: applications would reach no one');
  for (const address of mail_to) real('mail_to', address, ADDRESS, 'hello@yourname.co.nz');
  real('alarm_email', alarm_email, ADDRESS, 'operations@yourname.co.nz');
  for (const server of mail_servers)
    unless(MAIL_SERVER.test(server), 'mail_servers', `has "${server}"; it must be like 10 mx1.provider.nz`);
  for (const [name, cap] of Object.entries(concurrency))
    unless(
      cap === null || (Number.isInteger(cap) && cap > 0),
      `concurrency.${name}`,
      'must be a whole number above 0, or null for no cap',
    );
  unless(
    reads_per_minute === null || (Number.isInteger(reads_per_minute) && reads_per_minute > 0),
    'reads_per_minute',
    'must be a whole number above 0, or null for no limit',
  );
  for (const host of mcp_origins ?? [])
    unless(
      HOST_NAME.test(host),
      'mcp_origins',
      `has "${host}"; it must be a host name like app.yourname.co.nz`,
    );
  unless(
    areRevocations(revoked_sessions),
    'revoked_sessions',
    'must hold subjects of 32 hex digits, and at most one time such as 2026-11-20T03:00Z',
  );
  unless(monthly_budget > 0, 'monthly_budget', 'must be more than 0 US dollars');
  return [...found, ...siteProblems(settings.site_settings, root)];
}

const WHAT_THEY_ARE = 'What each is: docs/operations/first-deploy.md, “Settings”.';

/** The message that refuses a deploy, with every problem; null without problems. */
export function refusal(problems: SettingsProblem[]): string | null {
  if (problems.length === 0) return null;
  const lines = problems.map(({ file, key, problem }) => `  ${file}: ${key} ${problem}`);
  return `Production is not deployed, and nothing was created. Edit these settings first:\n${lines.join('\n')}\n${WHAT_THEY_ARE}`;
}

/** The problems of the settings.json whose values the site shows. */
function siteProblems(file: string, root: string): SettingsProblem[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    const problem = `names ${file}, which is not there; give the settings.json of the data that you publish`;
    return [{ file: FILE, key: 'site_settings', problem }];
  }
  const { data, error } = settingsOverride().safeParse(parsed(path));
  if (error)
    return error.issues.map(({ path: key, message }) => ({
      file,
      key: key.join('.'),
      problem: `is wrong: ${message}`,
    }));
  return productionProblems(withOverride(data), file);
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return 'not JSON';
  }
}

function areRevocations(entries: string[]): boolean {
  try {
    parseRevocation(entries.join(','));
    return true;
  } catch {
    return false;
  }
}

const hostOf = (address: string) => ADDRESS.exec(address)?.[1];
