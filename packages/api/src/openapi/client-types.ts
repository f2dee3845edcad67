import type { Schema } from './json-schema';

const NAMES: Record<string, string> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

/** A schema as a type in TypeScript. */
export function typeText(schema: Schema): string {
  const { $ref, enum: values, items, properties, additionalProperties: map } = schema;
  if ($ref) return $ref.split('/').at(-1) ?? 'unknown';
  if (values) return unionOf(values.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unionOf(choices.map(typeText));
  if (items) return `Array<${typeText(items)}>`;
  if (properties) return `{ ${fieldsText(schema).join(' ')} }`;
  if (typeof map === 'object') return `Record<string, ${typeText(map)}>`;
  return unionOf([schema.type ?? 'unknown'].flat().map((type) => NAMES[type] ?? 'unknown'));
}

/** The fields of an object, a line each, with what the document says of them. */
export function fieldsText({ properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).map(
    ([name, field]) =>
      `${comment(field.description)}${nameText(name)}${required.includes(name) ? '' : '?'}: ${typeText(field)};`,
  );
}

export const comment = (text?: string): string => (text ? `/** ${text.replaceAll('*/', '* /')} */ ` : '');
export const nameText = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ');
