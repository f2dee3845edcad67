export type Env = Record<string, string | undefined>;

/** A property of a resource that `sst shell` links. */
export function linked(resource: string | undefined, property: 'name' | 'id' | 'stage'): string | undefined {
  return resource && (JSON.parse(resource) as Record<string, string>)[property];
}
