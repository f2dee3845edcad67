const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether the identifier of an address is an id; anything else is looked up as a slug. */
export function isUuid(identifier: string): boolean {
  return UUID.test(identifier);
}

/** The part of a page's address that names its record: the slug, else the id. */
export function addressOf(record: { id: string; slug: string | null }): string {
  return record.slug ?? record.id;
}

/** Whether a stored value is one of a list of records by their ids, whatever else it has. */
export function hasId(value: unknown): value is { id: string } & Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    value.id !== ''
  );
}
