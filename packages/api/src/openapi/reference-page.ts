import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { generateSpecs } from 'hono-openapi';

type Specs = Awaited<ReturnType<typeof generateSpecs>>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  description?: string;
  default?: unknown;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  deprecated?: true;
  'x-stability': 'stable' | 'unstable';
  'x-examples': readonly string[];
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

/** The site's own paper, ink and rules; its fonts only where a reader has them, since this page loads nothing. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf6;--card:#fff;--ink:#16211c;--muted:#5b665f;--line:#e5e1d6;--pine:#1d4b39}
@media(prefers-color-scheme:dark){:root{--paper:#0f1512;--card:#151d19;--ink:#e9ece7;--muted:#9aa69f;--line:#26302a;--pine:#8fc7a9}}
html{scroll-padding-top:1.5rem}
body{font:.9375rem/1.55 "Hanken Grotesk",system-ui,sans-serif;font-variant-numeric:tabular-nums;max-width:64rem;margin:0 auto;padding:1.5rem 1.25rem 5rem;background:var(--paper);color:var(--ink)}
h1,h2{font-family:Newsreader,Georgia,serif;font-weight:500;letter-spacing:-.012em;line-height:1.15}
h1{font-size:2.4rem;margin:1.5rem 0 .75rem}h2{font-size:1.7rem;margin:3.5rem 0 .5rem}
h3{font-size:1rem;margin:0 0 .35rem;overflow-wrap:anywhere;scroll-margin-top:1.5rem}
p{max-width:68ch;margin:.5rem 0}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.15rem 1.35rem;margin:1rem 0}
code{font:.92em ui-monospace,monospace;overflow-wrap:anywhere}
div.table{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.75rem 0 0;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .9rem .4rem 0;border-top:1px solid var(--line);font-weight:400}
thead th{font-size:.75rem;color:var(--muted);border-top:0;padding-bottom:.2rem}
nav ul{columns:18rem;padding:0;list-style:none;border-block:1px solid var(--line);padding-block:.9rem}nav li a{display:inline-block;padding:.2rem 0}
a{color:var(--pine);text-underline-offset:.18em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--pine);outline-offset:2px}`;

/** The page holds one style element and no script: nothing else is allowed to run or load. */
export const REFERENCE_CSP = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** A sentence with `names` set as code. */
const sentence = (text = '') =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));

/** A schema in a few words, with links to the named ones. */
function typeOf(schema: Schema): ReturnType<typeof html> | string {
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

function responseRow([status, { description, content }]: [string, Operation['responses'][string]]) {
  const schema = content?.['application/json']?.schema;
  const page = schema?.properties?.data ? html`page of ${typeOf(schema.properties.data.items ?? {})}` : '';
  return html`<tr>
    <th scope="row">${status}</th>
    <td>${schema ? page || typeOf(schema) : ''}</td>
    <td>${description}</td>
  </tr>`;
}

const operationSection = (path: string, operation: Operation) => html`
  <section>
    <h3 id="${operation.operationId}"><code>GET ${path}</code></h3>
    <p>${operation['x-stability'] === 'stable' ? 'Stable.' : 'Unstable: may change without notice.'}</p>
    <p>${operation.summary}. ${sentence(operation.description)}</p>
    ${operation['x-examples'].map((address) => html`<p>Example: <code>${address}</code></p>`)}
    <div class="table" tabindex="0" role="region" aria-label="Parameters of ${operation.operationId}">
      <table>
        <thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead>
        <tbody>${(operation.parameters ?? []).map(parameterRow)}</tbody>
      </table>
    </div>
    <div class="table" tabindex="0" role="region" aria-label="Answers of ${operation.operationId}">
      <table>
        <thead><tr><th scope="col">Status</th><th scope="col">Body</th><th scope="col">Meaning</th></tr></thead>
        <tbody>${Object.entries(operation.responses).map(responseRow)}</tbody>
      </table>
    </div>
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

/** The document as one page to read: no script, nothing loaded. */
export function referencePage(specs: Specs) {
  const operations = Object.entries(specs.paths).map(
    ([path, item]) => [path, item.get as unknown as Operation] as const,
  );
  const schemas = Object.entries((specs.components.schemas ?? {}) as Record<string, Schema>);
  return html`<!doctype html>
<html lang="en-NZ">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${specs.info.title}</title>
    <meta name="description" content="Routes, parameters and answers of the read API.">
    <link rel="canonical" href="/api/docs">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <p><a href="/">To the directory</a></p>
      <h1>${specs.info.title}</h1>
      ${(specs.info.description ?? '').split('\n\n').map((part) => html`<p>${sentence(part)}</p>`)}
      <p>For programs: <a href="/api/openapi.json">the OpenAPI document</a> and <a href="/api/client.ts">a client in TypeScript</a>, one file without dependencies.</p>
      <nav aria-label="Operations">
        <ul>${operations.map(([path, { operationId }]) => html`<li><a href="#${operationId}"><code>${path}</code></a></li>`)}</ul>
      </nav>
      <h2>Operations</h2>
      ${operations.map(([path, operation]) => operationSection(path, operation))}
      <h2>Schemas</h2>
      ${schemas.map(schemaSection)}
    </main>
  </body>
</html>`;
}
