import { expect, it } from 'vitest';
import { SECURITY_HEADERS } from './security-headers';

it('every answer of the pages function has these headers, by value', () => {
  expect(SECURITY_HEADERS).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  });
});
