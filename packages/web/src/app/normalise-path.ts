/** A path in its one spelling: lower case, single slashes, none at the end. */
export function normalisePath(path: string): string {
  const tidy = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '');
  return tidy === '' ? '/' : tidy;
}
