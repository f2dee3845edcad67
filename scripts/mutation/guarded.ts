/**
 * Code that guards people. Each of its mutants is tried, and each must be noticed. Names of files rather than of folders,
 * so that a file stays guarded when it moves; a glob that finds nothing is reported.
 */
export const GUARDED: Readonly<Record<string, readonly string[]>> = {
  'escaping and the policy for scripts': [
    'packages/{pages,server}/src/**/{security,security-headers,content-security-policy,document,pages}.ts',
    'packages/pages/src/feeds/xml.ts',
    'packages/web/src/**/{address-kind,csv,json-ld,page-state,split-head}.ts',
    'infra/headers.ts',
  ],
  'what may be cached, and for whom': [
    'packages/{api,pages,server}/src/**/{caching,etag,edge-headers,pinned,token,data-files,feeds}.ts',
    'packages/store/src/**/{cache,result-cache}.ts',
    'infra/{edge,router}.ts',
  ],
  "the viewer's address and the rate limits": [
    'packages/{api,submissions,server}/src/**/{viewer-address,viewer,network,rate-limit,limit-rate,read-limit}.ts',
  ],
  'secrets and tokens': [
    'packages/{core,server}/src/**/{unlock-token*,unlock-session,key-ring,revocation}.ts',
    'packages/server/src/**/origin-secret.ts',
    'packages/web/src/**/session{,-store}.ts',
    'infra/{secrets,permissions}.ts',
  ],
  'the pointer and the way back': ['packages/store/src/**/{pointer,live,verify,digest,prune}.ts'],
  'locked and personal data': [
    'packages/{core,store}/src/**/{locked,changelog,personal-numbers,retention}.ts',
    'packages/api/src/**/exclusive.ts',
    'packages/submissions/src/operator/*.ts',
  ],
  'who is eligible': [
    'packages/core/src/eligibility/{answers,evaluate,gap,rule,window,separate-exclusions}.ts',
    'packages/core/src/eligibility/{certificate-finding,next-question,next-steps,outcome}.ts',
  ],
  'what is marked as checked, stale or lapsed': [
    'packages/core/src/source/{mark,checks,coverage,source-state}.ts',
    'packages/core/src/offer/{fact-check,aip-state}.ts',
  ],
  tax: ['packages/core/src/pie/*.ts', 'packages/core/src/**/after-everything.ts'],
  alarms: ['infra/monitoring.ts'],
};
