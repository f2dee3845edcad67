/** A path in its one spelling: lower case, without a slash at the end. A path with an empty segment is left: it names no page. */
export function normalisePath(path: string): string {
  if (path.includes('//')) return path;
  const tidy = path.toLowerCase().replace(/\/$/, '');
  return tidy === '' ? '/' : tidy;
}
