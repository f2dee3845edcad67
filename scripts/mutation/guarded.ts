/** Files of these names, wherever they are in a package: each name is a glob of its own, so that one that is gone is reported. */
const named = (packages: string, ...names: string[]) =>
  names.map((name) => `packages/${packages}/src/**/${name}.ts`);

/**
 * Code that guards people. Each of its mutants is tried, and each must be noticed. Names of files rather than of folders,
 * so that a file stays guarded when it moves; a glob that finds nothing is reported.
 */
export const GUARDED: Readonly<Record<string, readonly string[]>> = {
  'escaping and the policy for scripts': [
    ...named('pages', 'security', 'content-security-policy', 'document', 'pages', 'xml'),
    ...named('server', 'security-headers'),
    ...named('core', 'csv', 'json-for-script'),
    ...named('web', 'address-kind', 'page-state', 'split-head'),
    'infra/headers.ts',
  ],
  'what may be cached, and for whom': [
    ...named('server', 'caching', 'etag', 'edge-headers'),
    ...named('api', 'pinned'),
    ...named('pages', 'data-files', 'feeds'),
    ...named('store', 'result-cache'),
    'infra/edge.ts',
    'infra/router.ts',
  ],
  "the viewer's address and the rate limits": [
    ...named('server', 'viewer', 'network'),
    ...named('api', 'read-limit'),
    ...named('submissions', 'rate-limit', 'limit-rate'),
  ],
  'secrets and tokens': [
    ...named('server', 'unlock-token*', 'unlock-session', 'key-ring', 'revocation', 'origin-secret'),
    ...named('web', 'session'),
    'infra/secrets.ts',
    'infra/permissions.ts',
  ],
  'the pointer and the way back': [
    ...named(
      'store',
      'lifecycle',
      'lifecycle-changes',
      'make-live',
      'live',
      'verify-counts',
      'digest',
      'prune',
      'chain-hashes',
    ),
  ],
  'locked and personal data': [
    ...named('core', 'locked', 'changelog', 'list-corrections', 'overview', 'personal-numbers', 'retention'),
    ...named(
      'store',
      'changelog',
      'denied',
      'redaction',
      'redacted-reads',
      'whole',
      'pieces',
      'offer-groups',
    ),
    ...named('api', 'exclusive'),
    ...named('web', 'as-unlocked'),
    ...named('submissions', 'safe-failure'),
    'packages/submissions/src/operator/*.ts',
  ],
  'what was removed or withdrawn': [
    ...named('core', 'tombstones', 'with-removals', 'last-known'),
    ...named('store', 'withdrawn-changes', 'without-removed', 'public-releases'),
  ],
  'who is eligible': [
    'packages/core/src/eligibility/{answers,evaluate,gap,rule,window,separate-exclusions}.ts',
    'packages/core/src/eligibility/{certificate-finding,next-question,next-steps,outcome}.ts',
  ],
  'what is marked as checked, stale or lapsed': [
    'packages/core/src/source/{mark,checks,coverage,source-state}.ts',
    'packages/core/src/offer/{fact-check,aip-state}.ts',
    'packages/core/src/directory/dates.ts',
  ],
  'what offers are compared by': [
    'packages/core/src/return/{fees,offer-return,span}.ts',
    ...named('core', 'minimum', 'exchange-rate'),
  ],
  tax: [
    'packages/core/src/pie/*.ts',
    ...named('core', 'after-everything', 'return-tax', 'tax-position', 'own-tax', 'own-position'),
  ],
  alarms: ['infra/monitoring.ts', 'infra/alarm.ts', 'infra/edge-alarms.ts', 'infra/budget.ts'],
};
