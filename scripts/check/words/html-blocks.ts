import { decodeEntities } from '@tussock/core/text/entities';

/** Elements inside a line of text. Every other element begins and ends a block. */
const INLINE = new Set(
  'a abbr b bdi br cite data del dfn em i ins kbd mark q s small span strong sub time var wbr'.split(' '),
);
/** What is not prose: `sup` holds the number of a source, and a chart's figures are in its table. */
const UNREAD = new Set(['script', 'style', 'template', 'code', 'sup', 'svg']);
const TAG = /<!--.*?-->|<(\/?)([a-z][a-z\d]*)([^>]*)>|([^<]+)/gi;
const READ_ATTRIBUTES = /\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g;

/** The texts of the HTML of a page that people read or hear, block by block. Written for our own HTML only. */
export function htmlBlocks(html: string): string[] {
  const blocks: string[] = [];
  let text = '';
  const end = () => {
    const block = decodeEntities(text).replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(block)) blocks.push(block);
    text = '';
  };
  for (const { words, tag, attributes } of readParts(html)) {
    text += words;
    if (tag === '') continue;
    if (!INLINE.has(tag)) end();
    else if (tag === 'span' || tag === 'br') text += ' ';
    for (const [, value = ''] of attributes.matchAll(READ_ATTRIBUTES)) blocks.push(decodeEntities(value));
  }
  end();
  return blocks;
}

/** The words and the tags of the HTML in their order, without the elements that are not prose. A part has no tag where it has words. */
function* readParts(html: string): Generator<{ words: string; tag: string; attributes: string }> {
  let unread: string | null = null;
  for (const [, close, name = '', attributes = '', words = ''] of html.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (unread !== null) {
      if (close && tag === unread) unread = null;
    } else if (!close && UNREAD.has(tag)) unread = tag;
    else yield { words, tag, attributes };
  }
}
