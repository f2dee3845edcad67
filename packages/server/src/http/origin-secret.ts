import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { commaList } from '../comma-list';
import { ORIGIN_SECRET_HEADER } from './edge-headers';
import { HttpError } from './http-error';

const forbidden = () =>
  new HttpError(403, { code: 'forbidden', message: 'This address is not open to direct requests.' });

/**
 * Refuses requests that did not come through the edge. `secrets` is "new,old": two are accepted, so that they can be
 * rotated. Throws when there is none: an open function is an error of the set-up.
 * @param onOtherSecret called for a request with a secret that is none of ours: the edge and the function have not the same, so that
 *   every visitor is refused
 */
export function fromEdgeOnly(secrets: string | undefined, onOtherSecret: () => void = () => {}) {
  const accepted = commaList(secrets)
    .filter((secret) => secret.length >= 16)
    .map(digest);
  if (accepted.length === 0) throw new Error('ORIGIN_SECRETS names no secret of 16 characters or more.');
  return createMiddleware(async (c, next) => {
    const header = c.req.header(ORIGIN_SECRET_HEADER) ?? '';
    const given = digest(header);
    // Every one is compared, so that the time says nothing about which it was.
    const matches = accepted.filter((secret) => timingSafeEqual(secret, given));
    if (matches.length === 0) {
      if (header !== '') onOtherSecret();
      throw forbidden();
    }
    await next();
  });
}

const digest = (secret: string) => createHash('sha256').update(secret).digest();
