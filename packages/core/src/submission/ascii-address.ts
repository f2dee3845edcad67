import { wholeAddress } from '../text/whole-address';

/**
 * An e-mail address with its domain as mail is sent to it: "kiri@tūhoe.nz" is "kiri@xn--thoe-v7a.nz". What is before the @, and a
 * domain that is none, stay as they are.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const url = wholeAddress(`https://${domain}`);
  return url ? `${address.slice(0, at)}@${url.hostname}` : address;
}
