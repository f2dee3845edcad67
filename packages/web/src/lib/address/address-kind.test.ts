import { expect, it } from 'vitest';
import { addressKind } from './address-kind';

it.each([
  ['page', ['/', '/offers', '/a.b', '/x.abcdef', '/a.pdf/b', '/offers?file=a.pdf', '/offers#a.pdf']],
  ['page', ['/api', '/apiary', '/x/api/', '/offers/a.b-c']],
  ['file', ['/blog/rss.xml', '/x.PDF', '/a.pdf?x=1', '/a.pdf#page', '/api/docs', '/archive.7z']],
  ['fragment', ['#', '#fees']],
  ['external', ['http://a.example', 'https://a.example', 'HTTPS://A.EXAMPLE/x', 'https://a.example?x']],
  ['external', ['https://a.example#x', 'https://a.example/@team?to=a@b.example', 'https://a']],
  [
    'mail',
    ['mailto:a@b.example', 'mailto:mere@b.example', 'MAILTO:a@b.example', 'mailto:a@b.example?subject=x'],
  ],
])('leads to a %s: %j', (kind, addresses) => {
  for (const address of addresses) expect(addressKind(address), address).toBe(kind);
});

it.each([
  ['nothing and relative paths', ['', 'offers', 'offers/x', './x', '?q=a', 'x#fees']],
  ['other hosts in disguise', ['//evil.example', '/\\evil.example', '\\\\evil', '\\/evil.example']],
  ['a user name before the host', ['https://a.example@evil.example', 'https://a:b@evil.example/x']],
  ['a host that ends in a backslash', ['https://evil.example\\@a.example', 'https://a\\b']],
  ['no host', ['https://', 'https:///x', 'https:a.example', 'https:/a.example', 'https://?x']],
  ['other schemes', ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'httpss://a.example']],
  [
    'a scheme that is not at the start',
    ['xhttps://a.example', 'xmailto:a@b.example', 'a:mailto:a@b.example'],
  ],
  ['no mail address', ['mailto:', 'mailto:a', 'mailto:@b.example', 'mailto:a@', 'mailto:<a>@b.example']],
  ['brackets around mail', ['mailto:a@b.example>', 'mailto:a@<b.example']],
  ['control characters and spaces', ['java\nscript:x', '/a b', '/a\tb', '/a\u007f', ' /offers', '/offers ']],
])('refuses %s: %j', (_, addresses) => {
  for (const address of addresses) expect(addressKind(address), address).toBe('refused');
});
