import type { Columns } from '../column/column';

/** What a removal can be of. A person has no page, but what releases say of one can be removed for cause. */
export const REMOVABLE = {
  offer: 'Offer',
  provider: 'Provider',
  platform: 'Platform',
  fund: 'Fund',
  person: 'Person',
  'blog-post': 'Post',
} as const;
export type RemovableKind = keyof typeof REMOVABLE;

/** The table that the records of each kind are rows of. */
export const TABLE_OF_KIND = {
  offer: 'offers',
  provider: 'providers',
  platform: 'platforms',
  fund: 'funds',
  person: 'key_people',
  'blog-post': 'blog_posts',
} as const satisfies Record<RemovableKind, string>;

export const NO_REASON = 'No reason given';

/** The columns of `removals`: records that earlier releases had and this one has not. */
export const REMOVAL_COLUMNS = {
  record: { kind: 'key', required: true, about: 'Id of the record that is gone.' },
  reason: {
    kind: 'text',
    default: NO_REASON,
    example: 'Withdrawn by the provider',
    about:
      'Why; shown at the address of the record. Where it is missing, a publish keeps what was given before, or asks.',
  },
  removed_on: { kind: 'date', about: 'Filled in at publishing where it is missing.' },
  for_cause: {
    kind: 'boolean',
    default: false,
    about:
      'Only its name and the reason may be shown, in earlier releases too. Once published it holds while the record is away.',
  },
  kind: {
    kind: 'one-of',
    values: REMOVABLE,
    about:
      'What it was; state it where a record of another kind has the same id. Filled in at publishing from the live release.',
  },
  name: { kind: 'text', max: 200, about: 'Its name. Filled in like `kind`.' },
  last_slug: { kind: 'slug', about: 'Its last slug. Filled in like `kind`.' },
} as const satisfies Columns;
