/** What a link in a text leads to. */
export type AddressKind = 'page' | 'file' | 'fragment' | 'external' | 'mail' | 'refused';

const FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * Sorts the address of a link. Texts come from the data, so that anything but a page or file of this site, a web
 * address or a mail address is refused: `javascript:`, `data:`, `//host` and the like.
 */
export function addressKind(address: string): AddressKind {
  if (hasControl(address)) return 'refused';
  if (address.startsWith('#')) return 'fragment';
  if (/^\/(?![/\\])/.test(address)) {
    const path = address.split(/[?#]/, 1)[0] ?? '';
    return FILE.test(path) || path.startsWith('/api/') ? 'file' : 'page';
  }
  if (/^https?:\/\/[^\s/]/i.test(address)) return 'external';
  if (/^mailto:[^\s<>]+@[^\s<>]+$/i.test(address)) return 'mail';
  return 'refused';
}

/** Browsers drop tabs and line breaks inside addresses, which would hide a scheme. */
function hasControl(address: string): boolean {
  return [...address].some((character) => character <= ' ' || character === '\u007f');
}
