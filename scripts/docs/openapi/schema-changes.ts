import type { Schema } from '@tussock/api/json-schema';
import type { ApiDocument } from './api-document';

interface Place {
  before: ApiDocument;
  after: ApiDocument;
  /** Where the schema is, for readers. */
  path: string;
  /** True for what programs send, false for what they receive. */
  given: boolean;
  /** Named schemas that are being compared: they may hold themselves. */
  open?: ReadonlySet<string>;
}

/** What of a schema breaks a program that was written for the first one. */
export function schemaChanges(old: Schema, now: Schema, place: Place): string[] {
  const pair = `${old.$ref} ${now.$ref}`;
  if (old.$ref && now.$ref && place.open?.has(pair)) return [];
  const inside = { ...place, open: new Set([...(place.open ?? []), pair]) };
  const [had, has] = [choicesOf(old, place.before), choicesOf(now, place.after)];
  // A program must understand all that it receives, and may go on sending all that it sent.
  const [wanted, offered] = place.given ? [had, has] : [has, had];
  const changes = wanted.flatMap((one) => {
    const candidates = offered.filter((other) => kindOf(other) === kindOf(one));
    const compared = candidates.map((other) =>
      place.given ? choiceChanges(one, other, inside) : choiceChanges(other, one, inside),
    );
    const least = compared.sort((a, b) => a.length - b.length)[0];
    return least ?? [`${place.path} ${place.given ? 'no longer takes' : 'may be'} ${kindOf(one)}`];
  });
  const moved = place.given && JSON.stringify(old.default) !== JSON.stringify(now.default);
  return [...new Set([...changes, ...(moved ? [`${place.path} has another default`] : [])])];
}

/** The kinds of values that a schema allows, one by one. */
function choicesOf(schema: Schema, document: ApiDocument): Schema[] {
  const { $ref, anyOf, oneOf, type } = schema;
  if ($ref) return choicesOf(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, document);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((one) => choicesOf(one, document));
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

const kindOf = ({ type, enum: values, const: only }: Schema): string =>
  String(type ?? (values || only !== undefined ? typeof (values?.[0] ?? only) : 'anything'));

/** Of two schemas of one kind. */
function choiceChanges(old: Schema, now: Schema, place: Place): string[] {
  const { path } = place;
  return [
    ...valueChanges(old, now, path),
    ...(place.given ? boundChanges(old, now, path) : []),
    ...(old.format === now.format ? [] : [`${path} has another format`]),
    ...fieldChanges(old, now, place),
    ...(old.items && now.items ? schemaChanges(old.items, now.items, { ...place, path: `${path}[]` }) : []),
    ...(typeof old.additionalProperties === 'object' && typeof now.additionalProperties === 'object'
      ? schemaChanges(old.additionalProperties, now.additionalProperties, { ...place, path: `${path}.*` })
      : []),
  ];
}

const valuesOf = ({ enum: values, const: only }: Schema) => values ?? (only === undefined ? null : [only]);

/** A list of values may grow, as the policy says; it may not lose one, and a free text may not become one. */
function valueChanges(old: Schema, now: Schema, path: string): string[] {
  const [had, has] = [valuesOf(old), valuesOf(now)];
  if (!has) return [];
  if (!had) return [`${path} is one of a list of values`];
  return had.filter((value) => !has.includes(value)).map((value) => `${path} is no longer ${value}`);
}

function boundChanges(old: Schema, now: Schema, path: string): string[] {
  const grown = (now.minimum ?? -Infinity) > (old.minimum ?? -Infinity);
  const shrunk = (['maximum', 'maxLength', 'maxItems'] as const).filter(
    (name) => (now[name] ?? Infinity) < (old[name] ?? Infinity),
  );
  const other = now.pattern !== undefined && now.pattern !== old.pattern ? ['pattern'] : [];
  return [...(grown ? ['minimum'] : []), ...shrunk, ...other].map((name) => `${path} has a narrower ${name}`);
}

function fieldChanges(old: Schema, now: Schema, place: Place): string[] {
  const { path, given } = place;
  const fields = Object.entries(old.properties ?? {}).flatMap(([name, field]) => {
    const next = now.properties?.[name];
    if (!next) return [`${path}.${name} removed`];
    const optional = !given && old.required?.includes(name) && !now.required?.includes(name);
    return [
      ...(optional ? [`${path}.${name} may be missing`] : []),
      ...schemaChanges(field, next, { ...place, path: `${path}.${name}` }),
    ];
  });
  const needed = given ? (now.required ?? []).filter((name) => !old.required?.includes(name)) : [];
  return [...fields, ...needed.map((name) => `${path}.${name} is required`)];
}
