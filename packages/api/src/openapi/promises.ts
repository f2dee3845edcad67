import type { generateSpecs } from 'hono-openapi';
import type { Deprecation } from './deprecations';
import { EXAMPLES } from './examples';
import { STABLE } from './stability';

/** The OpenAPI document. */
export type Specs = Awaited<ReturnType<typeof generateSpecs>>;

/** What the document says of an operation beside its route. */
export interface Promised {
  operationId: string;
  description?: string;
  deprecated?: true;
  'x-stability': 'stable' | 'unstable';
  /** Addresses that answer 200 in the demonstration directory; 401 without a token where the operation needs one. */
  'x-examples': readonly string[];
}

/** The document with what each operation promises: whether it is stable, until when it is there, and examples. */
export function withPromises(specs: Specs, deprecations: readonly Deprecation[]): Specs {
  for (const [path, { get }] of Object.entries(specs.paths)) {
    if (!get) continue;
    const operation = get as unknown as Promised;
    operation['x-stability'] = STABLE.has(operation.operationId) ? 'stable' : 'unstable';
    operation['x-examples'] = EXAMPLES[operation.operationId] ?? [];
    const ending = deprecations.find((one) => one.path === path);
    if (!ending) continue;
    operation.deprecated = true;
    const note = `Deprecated since ${ending.since}; ends on ${ending.ends_on}. Use ${ending.instead} instead.`;
    operation.description = [note, operation.description].filter(Boolean).join(' ');
  }
  return specs;
}
