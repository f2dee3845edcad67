import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

it('allows what is ours, the one script and the one style by their hashes, and logos over https', () => {
  // The hashes come from `openssl dgst -sha256 -binary | base64`.
  expect(contentSecurityPolicy({ script: 'void 0', style: 'p{margin:0}' })).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-yyjq/GGlTvm0YhdkNx72uPxcwaIXqWZBYZftmpA6pYU='",
      "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' https: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
});
