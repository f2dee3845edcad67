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
