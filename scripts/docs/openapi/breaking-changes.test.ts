import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@tussock/api/json-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiDocument } from './api-document';
import { breakingChanges } from './breaking-changes';
import { DOCUMENT_FILE, documentText, openApiDocument } from './document';
import { writeOpenApi } from './write-openapi';

const committed = readFileSync(join('docs', DOCUMENT_FILE), 'utf8');
let now: ApiDocument;
beforeAll(async () => {
  now = await openApiDocument();
});

/** What is found after a change of the document. */
function breaksOf(change: (document: ApiDocument) => void): string[] {
  const changed = structuredClone(now);
  change(changed);
  expect(changed).not.toEqual(now);
  return breakingChanges(now, changed);
}
const operation = (document: ApiDocument, path: string) => {
  const found = document.paths[path]?.get;
  if (!found) throw new Error(`no ${path}`);
  return found;
};
const parameter = (document: ApiDocument, path: string, name: string) => {
  const found = operation(document, path).parameters?.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const fields = (document: ApiDocument, schema: string) =>
  document.components.schemas[schema]?.properties as Record<string, Schema>;

describe('the document of the API', () => {
  it('breaks nothing that is promised: otherwise mend it, or declare the change with `npm run docs -- --declare "reason"`', () => {
    expect(breakingChanges(JSON.parse(committed), now)).toEqual([]);
  });

  it('is the one that `npm run docs` writes', () => {
    const [before, after] = [committed, documentText(now)].map((text) => new Set(text.split('\n')));
    // A line is a whole operation or schema: its beginning names it.
    const changed = [...(after ?? [])].filter((line) => !before?.has(line));
    expect(changed.map((line) => line.slice(0, 60))).toEqual([]);
    expect(committed === documentText(now)).toBe(true);
  });
});

describe('a breaking change', () => {
  const offers = '/api/offers';
  it.each<[string, (document: ApiDocument) => void, string]>([
    ['an address', (d) => delete d.paths[offers], '/api/offers: removed'],
    [
      'the promise',
      (d) => Object.assign(operation(d, offers), { 'x-stability': 'unstable' }),
      'is no longer stable',
    ],
    ['a name', (d) => Object.assign(operation(d, offers), { operationId: 'x' }), 'is now called x'],
    ['a token', (d) => Object.assign(operation(d, offers), { security: [{ token: [] }] }), 'needs a token'],
    ['a parameter', (d) => operation(d, offers).parameters?.splice(0, 1), 'parameter limit removed'],
    [
      'a parameter that is required now',
      (d) => Object.assign(parameter(d, offers, 'tag'), { required: true }),
      'parameter tag is required',
    ],
    [
      'a new parameter that is required',
      (d) => operation(d, offers).parameters?.push({ name: 'x', in: 'query', required: true, schema: {} }),
      'parameter x is required',
    ],
    [
      'a value of a parameter',
      (d) => parameter(d, '/api/search', 'sort').schema.enum?.shift(),
      'parameter sort is no longer newest',
    ],
    [
      'a value of a repeated parameter',
      (d) => parameter(d, '/api/search', 'min_investment').schema.items?.enum?.shift(),
      'parameter min_investment[] is no longer under-50k',
    ],
    [
      'a bound of a parameter',
      (d) => Object.assign(parameter(d, offers, 'limit').schema, { maximum: 50 }),
      'parameter limit has a narrower maximum',
    ],
    [
      'the type of a parameter',
      (d) => Object.assign(parameter(d, offers, 'tag').schema, { type: 'integer' }),
      'parameter tag no longer takes string',
    ],
    [
      'a default',
      (d) => Object.assign(parameter(d, offers, 'limit').schema, { default: 10 }),
      'parameter limit has another default',
    ],
    ['an answer', (d) => delete operation(d, offers).responses[410], 'answer 410 removed'],
    ['a field', (d) => delete fields(d, 'Offer').slug, 'answer 200.slug removed'],
    [
      'a field of an embedded record',
      (d) => delete fields(d, 'ProviderEmbed').website,
      'answer 200.provider.website removed',
    ],
    [
      'the type of a field',
      (d) => Object.assign(fields(d, 'Offer').name as Schema, { type: 'number' }),
      'answer 200.name may be number',
    ],
    [
      'a field that may be null now',
      (d) => Object.assign(fields(d, 'Offer').name as Schema, { type: ['string', 'null'] }),
      'answer 200.name may be null',
    ],
    [
      'a field that may be missing now',
      (d) => d.components.schemas.Offer?.required?.shift(),
      'answer 200.id may be missing',
    ],
    [
      'a value of a field',
      (d) => fields(d, 'Source').state?.enum?.shift(),
      'answer 200.sources[].state is no longer confirmed',
    ],
  ])('of %s is found', (_, change, found) => {
    expect(breaksOf(change).join('\n')).toContain(found);
  });

  it('is none where something is added, described otherwise or was never promised', () => {
    expect(
      breaksOf((document) => {
        Object.assign(fields(document, 'Offer'), { new_field: { type: 'string' } });
        document.components.schemas.Offer?.required?.push('new_field');
        parameter(document, '/api/search', 'sort').schema.enum?.push('another');
        operation(document, offers).parameters?.push({ name: 'x', in: 'query', schema: {} });
        Object.assign(parameter(document, offers, 'limit').schema, { maximum: 500, description: 'Rows.' });
        delete document.paths['/api/settings'];
        document.paths['/api/new'] = { get: operation(document, offers) };
      }),
    ).toEqual([]);
  });
});

describe('the command that writes the document', () => {
  it('refuses a breaking change until a reason declares it, and lists it then', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
    const file = join(folder, DOCUMENT_FILE);
    const before = structuredClone(now);
    before.paths['/api/older'] = { get: operation(before, '/api/offers') };
    const text = documentText(before);
    writeFileSync(file, text);
    await expect(writeOpenApi(folder, undefined)).rejects.toThrow('- /api/older: removed');
    expect(readFileSync(file, 'utf8')).toBe(text);
    const [, declared = ''] = await writeOpenApi(folder, 'Nobody used it');
    expect(readFileSync(declared, 'utf8')).toMatch(
      /^\n## \d{4}-\d\d-\d\d: Nobody used it\n\n- \/api\/older: removed\n$/,
    );
    expect(readFileSync(file, 'utf8')).toBe(documentText(now));
    expect(await writeOpenApi(folder, undefined)).toEqual([file]);
  });
});
