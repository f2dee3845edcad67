import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy that travels with the HTML: scripts from here and the one hashed head script; the one hashed style element;
 * style attributes, which component and chart libraries write; images from anywhere over https, for the logos in the data.
 */
export function contentSecurityPolicy(inline: { script: string; style: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sha256(inline.script)}`,
    `style-src 'self' ${sha256(inline.style)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** On every page; CloudFront adds the same to what does not come from here. */
export const SECURITY_HEADERS: Record<string, string> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};
