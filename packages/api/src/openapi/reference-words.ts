import { html } from 'hono/html';
import type { Schema } from './json-schema';

/** A sentence with `names` set as code. */
export const sentence = (text = '') =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));

/** A schema in a few words, with links to the named ones. */
export function typeOf(schema: Schema): ReturnType<typeof html> | string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (schema.anyOf)
    return html`${schema.anyOf.map((each, n) => html`${n > 0 ? ' or ' : ''}${typeOf(each)}`)}`;
  if (schema.enum) return schema.enum.join(', ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.properties) return html`{ ${Object.keys(schema.properties).join(', ')} }`;
  if (typeof schema.additionalProperties === 'object')
    return html`map of ${typeOf(schema.additionalProperties)}`;
  return [schema.type ?? 'any'].flat().join(' or ') + (schema.format ? ` (${schema.format})` : '');
}
