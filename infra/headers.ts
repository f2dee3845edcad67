import { SECURITY_HEADERS } from '../packages/server/src/http/security-headers';
import type { Stage } from './stage';

/** Headers of the pages function that the policy has no field for. */
const CUSTOM = ['permissions-policy', 'cross-origin-opener-policy'];

/**
 * The headers of the pages function on every answer, whoever made it. The content security policy is left to the HTML,
 * whose hashes it names: one of ours would reach the browser with a 304 and replace the one of its copy.
 */
export function responseHeaders(stage: Stage) {
  const items = CUSTOM.map((header) => ({ header, value: SECURITY_HEADERS[header] ?? '', override: true }));
  if (!stage.production) items.push({ header: 'X-Robots-Tag', value: 'noindex', override: true });
  return new aws.cloudfront.ResponseHeadersPolicy('SecurityHeaders', {
    name: `tussock-${stage.name}-security-headers`,
    securityHeadersConfig: {
      strictTransportSecurity: {
        accessControlMaxAgeSec: 2 * 365 * 24 * 3600,
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: 'DENY', override: true },
      referrerPolicy: { referrerPolicy: 'strict-origin-when-cross-origin', override: true },
    },
    customHeadersConfig: { items },
  });
}
