import { groupBy } from '@tussock/core/list/group-by';
import { DEMONSTRATION } from '@tussock/core/settings/notices';
import { html, raw } from 'hono/html';
import type { Schema } from './json-schema';
import type { Promised, Specs } from './promises';
import { STYLE } from './reference-style';
import { sentence, typeOf } from './reference-words';

interface Operation extends Promised {
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

const parameterRow = ({
  name,
  in: place,
  description,
  schema,
}: NonNullable<Operation['parameters']>[number]) =>
  html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${place}</td>
    <td>${typeOf(schema)}${schema.default === undefined || schema.default === '' ? '' : `, default ${schema.default}`}</td>
    <td>${sentence(description)}</td>
  </tr>`;

type Response = [status: string, answer: Operation['responses'][string]];

function responseRow([status, { description, content }]: Response) {
  const schema = content?.['application/json']?.schema;
  const page = schema?.properties?.data ? html`page of ${typeOf(schema.properties.data.items ?? {})}` : '';
  return html`<tr>
    <th scope="row">${status}</th>
    <td>${schema ? page || typeOf(schema) : ''}</td>
    <td>${sentence(description)}</td>
  </tr>`;
}

const responseTable = (label: string, responses: readonly Response[]) => html`
    <div class="table" tabindex="0" role="region" aria-label="${label}">
      <table>
        <thead><tr><th scope="col">Status</th><th scope="col">Body</th><th scope="col">Meaning</th></tr></thead>
        <tbody>${responses.map(responseRow)}</tbody>
      </table>
    </div>`;

const isSame = ([status, answer]: Response, { responses }: Operation) =>
  JSON.stringify(responses[status]) === JSON.stringify(answer);

const operationSection = (path: string, operation: Operation, common: readonly Response[]) => html`
  <section>
    <h3 id="${operation.operationId}"><code>GET ${path}</code></h3>
    <p>${operation.summary}. ${sentence(operation.description)}</p>
    <p class="small">${operation['x-stability'] === 'stable' ? 'Stable' : 'Unstable: may change without notice'}</p>
    ${operation['x-examples'].map((address) => html`<p>Example: <code>${address}</code></p>`)}
    <div class="table" tabindex="0" role="region" aria-label="Parameters of ${operation.operationId}">
      <table class="parameters">
        <thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
        <tbody>${(operation.parameters ?? []).map(parameterRow)}</tbody>
      </table>
    </div>
    ${responseTable(
      `Answers of ${operation.operationId}`,
      Object.entries(operation.responses).filter(([status]) => !common.some(([other]) => other === status)),
    )}
  </section>`;

const schemaSection = ([name, schema]: [string, Schema]) => html`
  <section>
    <h3 id="${name}">${name}</h3>
    <div class="table" tabindex="0" role="region" aria-label="Fields of ${name}">
      <table>
        <thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
        <tbody>
          ${Object.entries(schema.properties ?? {}).map(
            ([field, value]) => html`<tr>
              <th scope="row"><code>${field}</code></th>
              <td>${typeOf(value)}</td>
              <td>${sentence(value.description)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

/** The document as one page to read: no script, nothing loaded. `title` is that of the tab, which names the directory. */
export function referencePage(
  specs: Specs,
  { title, demonstration }: { title: string; demonstration: boolean },
) {
  const operations = Object.entries(specs.paths).map(
    ([path, item]) => [path, item.get as unknown as Operation] as const,
  );
  const [[, first], ...others] = operations as [(typeof operations)[number], ...typeof operations];
  const common = Object.entries(first.responses).filter((answer) =>
    others.every(([, operation]) => isSame(answer, operation)),
  );
  const groups = [...groupBy(operations, ([, { tags }]) => tags[0] ?? '')];
  const schemas = Object.entries((specs.components.schemas ?? {}) as Record<string, Schema>);
  return html`<!doctype html>
<html lang="en-NZ">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <meta name="description" content="Routes, parameters and answers of the read API.">
    <link rel="canonical" href="/api/docs">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    ${demonstration ? html`<aside class="notice" aria-label="Notice">${DEMONSTRATION}</aside>` : ''}
    <main>
      <p><a href="/">To the directory</a></p>
      <h1>${specs.info.title}</h1>
      ${(specs.info.description ?? '').split('\n\n').map((part) => html`<p>${sentence(part)}</p>`)}
      <p>For programs: <a href="/api/openapi.json">the OpenAPI document</a> and <a href="/api/client.ts">a client in TypeScript</a>, one file without dependencies.</p>
      <nav aria-label="Operations">
        ${groups.map(
          ([group, members]) => html`
        <div>
          <h3>${group}</h3>
          <ul>${members.map(([path, { operationId }]) => html`<li><a href="#${operationId}"><code>${path}</code></a></li>`)}</ul>
        </div>`,
        )}
      </nav>
      <h2>What every operation may answer</h2>
      <p>These are not repeated below.</p>
      ${responseTable('What every operation may answer', common)}
      ${groups.map(
        ([group, members]) => html`<h2>${group}</h2>
      ${members.map(([path, operation]) => operationSection(path, operation, common))}`,
      )}
      <h2>Schemas</h2>
      ${schemas.map(schemaSection)}
    </main>
  </body>
</html>`;
}
