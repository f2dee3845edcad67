/** The kinds of addresses in a text. */
export type AddressKind = 'page' | 'file' | 'fragment' | 'external' | 'mail' | 'refused';

const FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * What the address of a link leads to. Texts come from the data, so only pages and files of this site, web addresses
 * and mail addresses are allowed; `javascript:`, `data:`, `//host`, a user name before the host and others are refused.
 */
export function addressKind(address: string): AddressKind {
  if (hasControl(address)) return 'refused';
  if (address.startsWith('#')) return 'fragment';
  if (/^\/(?![/\\])/.test(address)) {
    const path = address.split(/[?#]/, 1)[0] ?? '';
    return FILE.test(path) || path.startsWith('/api/') ? 'file' : 'page';
  }
  if (/^https?:\/\/[^\\/?#@]+(?:[/?#]|$)/i.test(address)) return 'external';
  if (/^mailto:[^\s<>]+@[^\s<>]+$/i.test(address)) return 'mail';
  return 'refused';
}

/** Browsers drop tabs and line breaks inside addresses, which would hide a scheme. */
function hasControl(address: string): boolean {
  return [...address].some((character) => character <= ' ' || character === '\u007f');
}
