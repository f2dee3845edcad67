import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { PublishedApi } from './published-api';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
export interface OpenApiDocument {
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Compares answers with the API's own OpenAPI document. */
export class Documented {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #known = new Map<string, ValidateFunction>();
  /** `path status` of every answer that was compared with the document. */
  readonly seen = new Set<string>();

  constructor(readonly document: OpenApiDocument) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'api', ...closed(document) });
  }

  static async of(api: PublishedApi): Promise<Documented> {
    const response = await api.get('/api/openapi.json');
    return new Documented((await response.json()) as OpenApiDocument);
  }

  /** The path of the document that an address belongs to. */
  templateOf(address: string): string | undefined {
    const segments = (address.split('?')[0] ?? '').split('/');
    return Object.keys(this.document.paths).find((template) => {
      const parts = template.split('/');
      return (
        parts.length === segments.length &&
        parts.every((part, at) => part[0] === '{' || part === segments[at])
      );
    });
  }

  /** What is wrong with an answer; null when it is as documented. */
  check(address: string, status: number, body: unknown): ErrorObject[] | string | null {
    const template = this.templateOf(address);
    if (!template) return `${address} is not in the document`;
    const key = `${template} ${status}`;
    const pointer = ['paths', template, 'get', 'responses', String(status)];
    if (!this.document.paths[template]?.get.responses[status]) return `${key} is not in the document`;
    const path = [...pointer, 'content', 'application/json', 'schema'].map(escaped).join('/');
    const validate = this.#known.get(key) ?? this.#ajv.compile({ $ref: `api#/${path}` });
    this.#known.set(key, validate);
    this.seen.add(key);
    return validate(body) ? null : (validate.errors ?? null);
  }
}

/** The document with every object closed: it allows fields that later versions add, and an answer of this one has none that is not in it. */
function closed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(closed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  const isObject = 'properties' in value && (value as { type?: unknown }).type === 'object';
  return (isObject ? { additionalProperties: false, ...inside } : inside) as T;
}
