import type { Columns } from '../column/column';

/** The columns of `key_people`. */
export const PERSON_COLUMNS = {
  id: { kind: 'key', required: true },
  provider_id: { kind: 'uuid', required: true, to: ['providers'] },
  name: { kind: 'text', required: true, max: 200, about: 'Name.' },
  role: { kind: 'text', about: 'Role in the firm.' },
  bio: { kind: 'copy', about: 'A few words about the person.' },
} as const satisfies Columns;
