import { createApi } from '@tussock/api/app';
import type { ApiDocument } from './api-document';

export const DOCUMENT_FILE = 'openapi.json';

/** The OpenAPI document as this version answers it. */
export async function openApiDocument(): Promise<ApiDocument> {
  // The document is made from the routes alone: nothing is read.
  const api = createApi({ reads: {} as never, build: 'docs' });
  return (await (await api.request('/api/openapi.json')).json()) as ApiDocument;
}

/** docs/openapi.json: a line for each address and each schema, so that a change can be read. */
export function documentText({ paths, components, ...about }: ApiDocument): string {
  const { schemas, ...others } = components;
  const lines = (rows: object) =>
    Object.entries(rows)
      .map(([name, row]) => `${JSON.stringify(name)}: ${JSON.stringify(row)}`)
      .join(',\n');
  const head = JSON.stringify(about).slice(1, -1);
  const rest = JSON.stringify(others).slice(1, -1);
  return `{${head},\n"paths": {\n${lines(paths)}\n},\n"components": {${rest},\n"schemas": {\n${lines(schemas)}\n}}}\n`;
}
