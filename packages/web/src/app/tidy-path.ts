/** One spelling of a path: lower case, single slashes, none at the end. */
export function tidyPath(path: string): string {
  const tidy = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  return tidy === '' ? '/' : tidy;
}
