import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK } from '../../scripts/infra/platform';
import type { Resource } from '../../scripts/infra/resource';
import type { Stack } from './checks/stack';

/** Whether the provider has tags for a type at all: it has none for a store of keys, whatever its default tags are. */
function takesTags(type: string): boolean {
  const [, path = ''] = type.split(':');
  const types = join(WORK, 'platform', 'node_modules', '@pulumi', 'aws', `${path}.d.ts`);
  return /\btagsAll\b/.test(readFileSync(types, 'utf8'));
}

/** The tags that every resource of a stage gets where its type has tags, as SST gave them to the provider. */
function defaultTags(stack: Stack): Record<string, string> {
  const [provider] = stack.all('pulumi:providers:aws');
  return JSON.parse(provider?.inputs.defaultTags ?? '{}').tags ?? {};
}

/** The tags of a resource as a condition of a policy sees them. */
export function tagContext(stack: Stack, { type, inputs }: Resource): Record<string, string> {
  const tags = takesTags(type) ? { ...defaultTags(stack), ...inputs.tags } : {};
  return Object.fromEntries(
    Object.entries(tags).map(([key, value]) => [`aws:ResourceTag/${key}`, `${value}`]),
  );
}
