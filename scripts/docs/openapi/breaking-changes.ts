import type { ApiDocument, Operation } from './api-document';
import { schemaChanges } from './schema-changes';

/** What breaks a program that was written for the stable operations of the first document, a line each. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, { get: old }]) => {
    if (old['x-stability'] !== 'stable') return [];
    const now = after.paths[path]?.get;
    if (!now) return [`${path}: removed`];
    return [
      ...(now['x-stability'] === 'stable' ? [] : ['is no longer stable']),
      ...(now.operationId === old.operationId ? [] : [`is now called ${now.operationId}`]),
      ...(now.security && !old.security ? ['needs a token'] : []),
      ...parameterChanges(old, now, { before, after }),
      ...answerChanges(old, now, { before, after }),
    ].map((change) => `${path}: ${change}`);
  });
}

interface Documents {
  before: ApiDocument;
  after: ApiDocument;
}

function parameterChanges(old: Operation, now: Operation, documents: Documents): string[] {
  const [had, has] = [named(old), named(now)];
  const added = [...has].filter(([name, one]) => one.required && !had.has(name));
  return [
    ...added.map(([name]) => `parameter ${name} is required`),
    ...[...had].flatMap(([name, one]) => {
      const next = has.get(name);
      if (!next) return [`parameter ${name} removed`];
      const required = next.required && !one.required ? [`parameter ${name} is required`] : [];
      const at = { ...documents, path: `parameter ${name}`, given: true };
      return [...required, ...schemaChanges(one.schema, next.schema, at)];
    }),
  ];
}

const named = ({ parameters = [] }: Operation) =>
  new Map(parameters.map((one) => [`${one.in} ${one.name}`.replace('query ', ''), one]));

function answerChanges(old: Operation, now: Operation, documents: Documents): string[] {
  return Object.entries(old.responses).flatMap(([status, { content }]) => {
    const next = now.responses[status];
    if (!next) return [`answer ${status} removed`];
    return Object.entries(content ?? {}).flatMap(([type, { schema }]) => {
      const other = next.content?.[type]?.schema;
      if (!other) return [`answer ${status} is no longer ${type}`];
      return schemaChanges(schema, other, { ...documents, path: `answer ${status}`, given: false });
    });
  });
}
