import type { Schema } from '@tussock/api/json-schema';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  'x-stability'?: 'stable' | 'unstable';
  security?: object[];
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** An OpenAPI document as far as programs depend on it. */
export interface ApiDocument {
  paths: Record<string, { get: Operation }>;
  components: { schemas: Record<string, Schema> };
}
