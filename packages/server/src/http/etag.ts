import { hash } from 'node:crypto';

/** Enough of a digest to name an answer: 132 bits in characters that an ETag may hold. */
const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22);

/** A strong ETag of a whole body. `build` names the code: another build may write the same body with other headers. */
export const bodyTag = (build: string, body: string) => `"${build}-${digest(body)}"`;

/** A strong ETag without the body: the same only for the same build, version of the data and address. */
export function addressTag(build: string, version: string, url: string): string {
  const { pathname, search } = new URL(url);
  return `"${build}-${version}-${digest(pathname + search)}"`;
}

/** Whether an If-None-Match header names the ETag. CloudFront weakens a tag when it compresses. */
export const matchesTag = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
