import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { OpenRelease } from './directory';
import { toolErrorOf } from './tool-errors';

/** A tool: what it takes, what it answers, and how. */
export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  description: string;
  input: Input;
  output: Output;
  answer: (open: OpenRelease, args: z.output<Input>) => Promise<z.input<Output>>;
}

/** Keeps the types of a tool together. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> => tool;

export interface ToolContext {
  open: OpenRelease;
  report: (error: unknown) => void;
}

export function registerTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  server: McpServer,
  { name, description, input, output, answer }: Tool<Input, Output>,
  { open, report }: ToolContext,
): void {
  const config = {
    description,
    inputSchema: advertised(input),
    outputSchema: advertised(output),
    annotations: { readOnlyHint: true },
  };
  server.registerTool(name, config, async (args: z.output<Input>) => {
    try {
      const structuredContent = await answer(open, args);
      return {
        content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }],
        structuredContent,
      };
    } catch (error) {
      return { content: [{ type: 'text' as const, text: toolErrorOf(error, report) }], isError: true };
    }
  });
}

/**
 * A schema whose JSON is short: a client reads the list of tools before every conversation. Left out is what says nothing: the
 * dialect, which is the protocol's default, and the range of safe integers. Of an answer only the outer fields are described.
 */
function advertised<T extends z.ZodObject>(schema: T) {
  const standard = {
    ...schema['~standard'],
    jsonSchema: { input: () => inputJson(schema), output: () => outputJson(schema) },
  };
  return { '~standard': standard } as { '~standard': (typeof schema)['~standard'] & typeof standard };
}

function inputJson(schema: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...short } = z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return short;
}

function outputJson(schema: z.ZodObject): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema);
  const outer = Object.entries(properties).map(([name, property]) => [name, typeOf(property)]);
  return { type: 'object', properties: Object.fromEntries(outer), additionalProperties: false };
}

const typeOf = (property: unknown) => {
  const { type } = property as { type?: string | string[] };
  return type === undefined ? {} : { type };
};
