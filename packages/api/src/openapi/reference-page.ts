import type { generateSpecs } from 'hono-openapi';
export function referencePage(_: Awaited<ReturnType<typeof generateSpecs>>): string {
  return '';
}
