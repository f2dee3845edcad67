import { PREVIEW_HEADERS } from '../packages/server/src/http/preview';
import { SECURITY_HEADERS } from '../packages/server/src/http/security-headers';
import type { Stage } from './stage';

/** Headers of the pages function that the policy has no field for. */
const CUSTOM = ['permissions-policy', 'cross-origin-opener-policy'];

/**
 * The headers of the pages function on every answer, whoever made it. The content security policy is left to the HTML,
 * whose hashes it names: one of ours would reach the browser with a 304 and replace the one of its copy.
 */
export function responseHeaders(stage: Stage) {
  const items = [...customHeaders()];
  if (!stage.production) items.push({ header: 'X-Robots-Tag', value: 'noindex', override: true });
  return policy('SecurityHeaders', `tussock-${stage.name}-security-headers`, items, SECURITY_HEADERS);
}

/** The same for previews of releases: whoever follows a link out of one does not tell its address. */
export function previewHeaders(stage: Stage) {
  const { 'x-robots-tag': robots = '', ...headers } = PREVIEW_HEADERS;
  const items = [...customHeaders(), { header: 'X-Robots-Tag', value: robots, override: true }];
  return policy('ReleasePreviewHeaders', `tussock-${stage.name}-release-preview-headers`, items, headers);
}

const customHeaders = () =>
  CUSTOM.map((header) => ({ header, value: SECURITY_HEADERS[header] ?? '', override: true }));

const policy = (
  component: string,
  name: string,
  items: ReturnType<typeof customHeaders>,
  { 'referrer-policy': referrerPolicy = '' }: Record<string, string>,
) =>
  new aws.cloudfront.ResponseHeadersPolicy(component, {
    name,
    securityHeadersConfig: {
      strictTransportSecurity: {
        accessControlMaxAgeSec: 2 * 365 * 24 * 3600,
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: 'DENY', override: true },
      referrerPolicy: { referrerPolicy, override: true },
    },
    customHeadersConfig: { items },
  });
