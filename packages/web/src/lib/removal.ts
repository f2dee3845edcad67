/** What the API answers of a record that was removed. */
export type RemovedDetails = readonly { field: string; message: string }[];

const OF_REMOVAL = new Set(['kind', 'name', 'reason', 'removed_on']);

/** What the details say of the removal itself, null where they do not, and what was last known of the record. */
export function readRemoval(details: RemovedDetails) {
  const say = (name: string) => details.find(({ field }) => field === name)?.message ?? null;
  return {
    kind: say('kind'),
    name: say('name'),
    reason: say('reason'),
    removed_on: say('removed_on'),
    lastKnown: details.filter(({ field }) => !OF_REMOVAL.has(field)),
  };
}
