import { SETTINGS } from './settings';

/**
 * `production` is the public site, `previews` the distribution that all previews share (an account has room for 20
 * cache policies), and every other stage a preview behind it.
 */
export type StageKind = 'production' | 'previews' | 'preview';

export interface Stage {
  name: string;
  kind: StageKind;
  production: boolean;
  /** Whether its functions may do no more than `infra/roles/preview-boundary.json` says: it is a preview of a pull request. */
  bounded: boolean;
  /** Host names of this stage; `previews` answers for all of its children. */
  domain: string;
  /** Further names of the same distribution. */
  aliases: string[];
  /** Without a trailing slash. */
  address: string;
}

/** @throws when the name would not fit in host names and in the names of functions */
export function stageOf(name: string): Stage {
  if (!/^[a-z][a-z0-9-]{0,23}$/.test(name))
    throw new Error(`Stage ${name}: up to 24 small letters, digits and hyphens, starting with a letter`);
  const kind = name === 'production' || name === 'previews' ? name : 'preview';
  const domain = {
    production: SETTINGS.domain,
    previews: `*.preview.${SETTINGS.domain}`,
    preview: `${name}.preview.${SETTINGS.domain}`,
  }[kind];
  const production = kind === 'production';
  const aliases = production ? [`www.${domain}`] : [];
  const bounded = name.startsWith('pr-');
  return { name, kind, production, bounded, domain, aliases, address: `https://${domain}` };
}

/** CloudFront's own resources, metrics and alarms live here whatever the region of the stage. */
export const EDGE_REGION = 'us-east-1';

/** Where the stage `previews` leaves the id of its distribution for the previews. */
export const PREVIEW_DISTRIBUTION_PARAMETER = '/tussock/previews/distribution-id';

/** The policy that bounds the functions of a pull request's preview. An operator creates it once for each account. */
export const PREVIEW_BOUNDARY = 'tussock-preview-boundary';
