const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What XML 1.0 does not allow in any form: control characters, halves of surrogate pairs, non-characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text for XML: escaped, without what XML forbids. */
export const escapeXml = (text: string) =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** `<name attribute="…">text</name>`; nothing where there is no text. */
export function element(
  name: string,
  text: string | null | undefined,
  attributes: Record<string, string> = {},
): string {
  if (text === null || text === undefined || text === '') return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>${escapeXml(text)}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
