import type { Stage } from './stage';

const FEATURES_NOBODY_USES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers on every answer. The policy for content comes with the HTML, whose hashes it names; what brings none
 * (data, files, errors of the edge) may load nothing and be framed by nobody.
 */
export function responseHeaders(stage: Stage) {
  const items = [
    {
      header: 'Permissions-Policy',
      value: FEATURES_NOBODY_USES.map((feature) => `${feature}=()`).join(', '),
      override: true,
    },
    { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
  ];
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
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; frame-ancestors 'none'",
        override: false,
      },
    },
    customHeadersConfig: { items },
  });
}
