import ipaddr from 'ipaddr.js';

/** What counts as one visitor: an address of IPv4, or the first 64 bits of one of IPv6, which one household has. */
export function networkOf(address: string): string {
  const text = address.trim();
  if (!ipaddr.isValid(text)) return text.toLowerCase();
  const parsed = ipaddr.process(text);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
