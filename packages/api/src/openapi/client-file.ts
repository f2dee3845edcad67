import { comment, fieldsText, nameText, typeText } from './client-types';
import type { Schema } from './json-schema';
import type { Promised, Specs } from './promises';

interface Operation extends Promised {
  summary: string;
  parameters?: { name: string; in: string; description?: string; required?: boolean; schema: Schema }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** What does not depend on the operations. */
const RUNTIME = `/** What a failed call throws: the error as the API answered it. */
export class TussockError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;
  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message);
    this.name = 'TussockError';
    this.status = status;
    this.answer = answer;
  }
}

export interface TussockOptions {
  /** Where the site is: https://directory.example */
  baseUrl: string;
  fetch?: (input: string, init?: { headers: Record<string, string> }) => Promise<Response>;
  /** The token of an unlocked session; only getLockedOffer needs one. */
  token?: string;
}

type Query = Record<string, string | number | boolean | ReadonlyArray<string | number> | undefined>;

/** Every row of a list that is paged with next_cursor: for await (const offer of everyRow(api.listOffers, { status: 'Open' })) */
export async function* everyRow<Q extends { cursor?: string | undefined }, Row>(
  list: (query?: Q) => Promise<{ data: Row[]; next_cursor: string | null }>,
  query: NoInfer<Q>,
): AsyncGenerator<Row> {
  for (let cursor = query.cursor; ; ) {
    const page = await list(cursor === undefined ? query : { ...query, cursor });
    yield* page.data;
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}

/** The text of records.ndjson of a release, made from that of the release before and delta.ndjson, byte for byte. */
export function applyDelta(records: string, delta: string): string {
  const linesOf = (text: string) => text.split('\\n').filter((line) => line !== '');
  const keyOf = (line: string) => {
    const { table, id } = JSON.parse(line) as { table: string; id: string };
    return table + ' ' + id;
  };
  const lines = new Map(linesOf(records).map((line) => [keyOf(line), line]));
  for (const line of linesOf(delta)) {
    if (line.startsWith('{"op":"DEL"')) lines.delete(keyOf(line));
    else lines.set(keyOf(line), line.replace(/^\\{"op":"(ADD|MOD)",/, '{'));
  }
  return [...lines.keys()].sort().map((key) => lines.get(key) + '\\n').join('');
}

export function createTussock(options: TussockOptions) {
  const send = options.fetch ?? fetch;
  async function get<T>(path: string, query: Query = {}): Promise<T> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      for (const one of value === undefined ? [] : [value].flat()) search.append(name, String(one));
    const address = options.baseUrl.replace(/\\/$/, '') + path + (search.size > 0 ? '?' + search : '');
    const answer = await send(address, { headers: options.token ? { Authorization: 'Bearer ' + options.token } : {} });
    if (answer.ok) return (await answer.json()) as T;
    const unreadable = { message: 'The site answered ' + answer.status + '.', details: null, hint: null, code: 'unknown' };
    throw new TussockError(answer.status, (await answer.json().catch(() => unreadable)) as ErrorAnswer);
  }
  const part = encodeURIComponent;
  return {
`;

/** The API as one TypeScript file without dependencies: a type for each schema, a function for each operation. */
export function clientFile({ info, paths, components }: Specs): string {
  const schemas = Object.entries((components.schemas ?? {}) as Record<string, Schema>);
  const operations = Object.entries(paths).map(([path, { get }]) =>
    operationText(path, get as unknown as Operation),
  );
  return [
    `// A client for the ${info.title}, version ${info.version}. It was written from /api/openapi.json.\n`,
    '// Take a new copy when you need new fields: an older one still works with stable operations.\n\n',
    ...schemas.map(([name, schema]) => schemaText(name, schema)),
    RUNTIME,
    ...operations,
    '  };\n}\n',
  ].join('');
}

const schemaText = (name: string, schema: Schema): string =>
  schema.properties
    ? `export interface ${name} {\n${fieldsText(schema)
        .map((line) => `  ${line}\n`)
        .join('')}}\n\n`
    : `${comment(schema.description)}export type ${name} = ${typeText(schema)};\n\n`;

function operationText(path: string, operation: Operation): string {
  const { operationId, summary, parameters = [], responses } = operation;
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const inQuery = parameters.filter((one) => one.in === 'query');
  const needed = inQuery.some(({ required }) => required);
  const fields = inQuery.map(
    ({ name, description, required, schema }) =>
      `${comment(description)}${nameText(name)}${required ? '' : '?'}: ${queryType(schema)}${required ? '' : ' | undefined'};`,
  );
  const given = [
    ...inPath.map((name) => `${name}: string`),
    `query: {\n${fields.map((field) => `      ${field}\n`).join('')}    }${needed ? '' : ' = {}'}`,
  ];
  const answer = responses[200]?.content?.['application/json']?.schema ?? {};
  const address = path.replace(/\{(\w+)\}/g, (_, name) => `\${part(${name})}`);
  const about = `${summary}. ${operation['x-stability'] === 'stable' ? 'Stable.' : 'Unstable: may change without notice.'}`;
  const ends = operation.deprecated ? ` @deprecated ${operation.description}` : '';
  return `    ${comment(about + ends).trim()}\n    ${operationId}: (${given.join(', ')}) =>\n      get<${typeText(answer)}>(\`${address}\`, query),\n`;
}

/** A parameter that may be repeated takes one value too. */
const queryType = (schema: Schema): string =>
  schema.items ? `${typeText(schema.items)} | Array<${typeText(schema.items)}>` : typeText(schema);
